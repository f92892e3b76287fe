"use client";
import { ListSearch } from "@/components/ui/list/list-search";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Segments } from "@/components/ui/action/segments";
import { HomeSection } from "@/components/ui/page/home-section";
import { CHECK_IN_SHOW, type CheckInShow, type CheckInTable } from "@/contracts/planning/check-in";
import { useGetCheckInPartiesQuery } from "@/services/planning/check-in/check-in";
import styles from "./check-in.module.css";

const SHOW: Record<CheckInShow, string> = { all: "All", missing: "Still expected", here: "Here" };

/** Arrivals by party and by table. */
export function PartiesTab({ eventId, tables }: { eventId: string; tables: readonly CheckInTable[] }) {
  return (
    <div className={styles.columns}>
      <Parties eventId={eventId} />
      <HomeSection title="Tables">
        {tables.length === 0 || tables.every(({ table }) => table === "") ? (
          <p className={styles.note}>Seat your guests, and helpers tell them their table at the door.</p>
        ) : (
          <ul>
            {tables.map(({ table, expected, arrived }) => (
              <li key={table} className={styles.row}>
                <span>{table === "" ? "No table yet" : /^\d/.test(table) ? `Table ${table}` : table}</span>
                <span className={styles.number} data-full={arrived >= expected || undefined}>
                  {arrived} of {expected}
                </span>
              </li>
            ))}
          </ul>
        )}
      </HomeSection>
    </div>
  );
}

function Parties({ eventId }: { eventId: string }) {
  const { page, search, get, set } = useListParams();
  const show = CHECK_IN_SHOW.find((each) => each === get("show")) ?? "all";
  const query = useGetCheckInPartiesQuery({ eventId, page, searchBy: search, show });
  return (
    <HomeSection title="Parties">
      <div className={styles.tools}>
        <ListSearch
          key={search}
          label="Find a party"
          placeholder="Name of a guest or party"
          value={search}
          onSearch={(text) => set({ search: text })}
        />
        <Segments
          label="Show parties"
          options={CHECK_IN_SHOW.map((value) => ({ value, label: SHOW[value] }))}
          value={show}
          onChoose={(value) => set({ show: value === "all" ? "" : value })}
        />
      </div>
      <PagedList
        query={query}
        failure="Parties could not be loaded"
        loading="Loading parties"
        placeholders={3}
        empty={<p className={styles.note}>{emptyWords(search, show)}</p>}
      >
        {(data) => (
          <ul>
            {data.docs.map(({ id, name, tables, expected, arrived }) => (
              <li key={id} className={styles.row}>
                <span className={styles.who}>
                  <span className={styles.name}>{name}</span>
                  {tables.length > 0 ? (
                    <span className={styles.note}>
                      {tables.length > 1 ? "Tables" : "Table"} {tables.join(", ")}
                    </span>
                  ) : null}
                </span>
                <span className={styles.number} data-full={arrived >= expected || undefined}>
                  {arrived} of {expected}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </HomeSection>
  );
}

function emptyWords(search: string, show: CheckInShow): string {
  if (search) return "No matches. Try part of a name.";
  if (show === "here") return "No party is complete yet.";
  return show === "missing" ? "Everyone is here." : "Nobody is invited to this event yet.";
}

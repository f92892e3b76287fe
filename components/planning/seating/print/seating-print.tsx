"use client";
import { ChoiceChips } from "@/components/planning/shared/choice-chips";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useListParams } from "@/components/ui/list/use-list-params";
import { useGetSeatingQuery } from "@/services/planning/seating";
import { useGetWeddingEventsQuery } from "@/services/planning/wedding-event";
import { PlaceCards } from "./place-cards";
import { AccountPage } from "@/components/ui/page/account-page";
import styles from "./print.module.css";
import { PrintedPlan } from "./printed-plan";
import { type SeatingGuest, type SeatingRoom, tableName } from "@/contracts/planning/seating";

const SHEETS = [
  { value: "plan", label: "Plan and lists" },
  { value: "tables", label: "Table cards" },
  { value: "places", label: "Place cards" },
] as const;
type Sheet = (typeof SHEETS)[number]["value"];

/**
 * The seating for printing. The browser prints it or saves it as PDF, so that names look right in every script that the
 * couple's screen can show.
 */
export function SeatingPrint() {
  const { get, set } = useListParams();
  const eventId = get("event");
  const events = useGetWeddingEventsQuery();
  const { data, error, isFetching, refetch } = useGetSeatingQuery(eventId, { skip: !eventId });
  const event = events.data?.docs.find(({ id }) => id === eventId);
  const sheet: Sheet = SHEETS.find(({ value }) => value === get("sheet"))?.value ?? "plan";
  const guests = new Map(data?.guests.map((guest) => [guest.id, guest]));
  const tables = data?.rooms.reduce((sum, room) => sum + room.tables.length, 0) ?? 0;
  return (
    <AccountPage
      title="Print your seating"
      lead="To keep a PDF, choose “Save as PDF” as the printer. Sheets are laid out for A4."
      actions={
        <>
          <ButtonLink variant="plain" href={`/user/dashboard/guest-list/seating?event=${eventId}`}>
            Back to seating
          </ButtonLink>
          <Button disabled={tables === 0} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        <ChoiceChips
          label="What to print"
          choices={SHEETS}
          value={sheet}
          onChoose={(value) => set({ sheet: value === "plan" ? "" : value })}
        />
      </div>
      {data ? (
        tables === 0 ? (
          <p className={styles.lead}>There are no tables yet. Set up the room first.</p>
        ) : sheet === "plan" ? (
          <PrintedPlan title={event?.name ?? "Seating"} rooms={data.rooms} guests={guests} />
        ) : sheet === "tables" ? (
          <TableCardSheets rooms={data.rooms} guests={guests} />
        ) : (
          <PlaceCards rooms={data.rooms} guests={guests} />
        )
      ) : error && !isFetching ? (
        <LoadFailure title="Your seating could not be loaded" error={error} retry={refetch} />
      ) : eventId ? (
        <CardRowsSkeleton label="Loading your seating" />
      ) : (
        <p className={styles.lead}>Choose what to print from the seating page.</p>
      )}
    </AccountPage>
  );
}

type Props = { rooms: readonly SeatingRoom[]; guests: ReadonlyMap<string, SeatingGuest> };

/** A card for each table, two to a sheet: its name and its guests. */
function TableCardSheets({ rooms, guests }: Props) {
  const tables = rooms.flatMap((room) => room.tables);
  return (
    <ul className={styles.tableCards}>
      {tables.map((table) => (
        <li key={table.id} className={styles.tableCard}>
          <h2 className={styles.tableName}>{tableName(table.label)}</h2>
          <ul className={styles.names}>
            {table.guests
              .toSorted((a, b) => a.position - b.position)
              .map(({ guestId }) => (
                <li key={guestId}>{guests.get(guestId)?.name}</li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

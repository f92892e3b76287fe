"use client";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { ListSearch } from "@/components/ui/list/list-search";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Button } from "@/components/ui/action/button";
import type { Household } from "@/contracts/planning/guest/guest";
import { shownPhone } from "@/lib/phone/shown-phone";
import { useGetHouseholdsQuery } from "@/services/planning/guest";
import styles from "./panels.module.css";

const LIMIT = 50;

type Props = { onOpen: (household: { id: string; name: string }) => void };

/** The list by household: its guests and contact details. */
export function HouseholdsPanel({ onOpen }: Props) {
  const { page, search, set } = useListParams();
  const query = useGetHouseholdsQuery({ page, limit: LIMIT, searchBy: search });
  return (
    <section aria-label="Households" className={styles.panel}>
      <ListSearch
        key={search}
        label="Search households"
        placeholder="Household, guest or email"
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      <PagedList
        query={query}
        failure="Your households could not be loaded"
        loading={<Skeleton height="20rem" shape="block" />}
        empty={
          <EmptyState title={search ? "No matches" : "No households yet"}>
            {search ? "Try fewer words." : "Households appear here when you add guests."}
          </EmptyState>
        }
      >
        {(data) => (
          <ul className={styles.list}>
            {data.docs.map((home) => (
              <li key={home.id} className={styles.item}>
                <div>
                  <h2 className={styles.title}>{home.name}</h2>
                  <p>{home.guests.map(({ name }) => name).join(", ")}</p>
                  <p className={styles.note}>{contactOf(home) || "No email or phone yet"}</p>
                </div>
                <div className={styles.actions}>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Open ${home.name}`}
                    onClick={() => onOpen(home)}
                  >
                    Open
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

const contactOf = ({ email, phone, countryCode, streetAddress, postalCode }: Household) =>
  [email, shownPhone(countryCode, phone), [streetAddress, postalCode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(" · ");

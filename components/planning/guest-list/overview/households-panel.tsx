"use client";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { ListPager } from "@/components/ui/list/list-pager";
import { ListSearch } from "@/components/ui/list/list-search";
import { useLastPage, useListParams } from "@/components/ui/list/use-list-params";
import { Button } from "@/components/ui/action/button";
import type { Household } from "@/contracts/planning/guest/guest";
import { useGetHouseholdsQuery } from "@/services/planning/guest";
import styles from "./panels.module.css";

const LIMIT = 50;

type Props = { onOpen: (household: { id: string; name: string }) => void };

/** The list by household: who is in it and how it is reached. */
export function HouseholdsPanel({ onOpen }: Props) {
  const { page, search, set } = useListParams();
  const { data, error, refetch } = useGetHouseholdsQuery({ page, limit: LIMIT, searchBy: search });
  useLastPage(data);
  return (
    <section aria-label="Households" className={styles.panel}>
      <ListSearch
        key={search}
        label="Search households"
        placeholder="Household, guest or email"
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      {data ? (
        data.docs.length === 0 ? (
          <EmptyState title={search ? "No matches" : "No households yet"}>
            {search ? "Try fewer words." : "Households appear here when you add guests."}
          </EmptyState>
        ) : (
          <>
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
            <ListPager
              page={page}
              totalPages={data.totalPages}
              totalDocs={data.totalDocs}
              limit={LIMIT}
              onPage={(next) => set({ page: String(next) })}
            />
          </>
        )
      ) : error ? (
        <LoadFailure title="Your households could not be loaded" error={error} retry={refetch} />
      ) : (
        <Skeleton height="20rem" shape="block" />
      )}
    </section>
  );
}

const contactOf = ({ email, phone, countryCode, streetAddress, postalCode }: Household) =>
  [email, phone && `${countryCode} ${phone}`, [streetAddress, postalCode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(" · ");

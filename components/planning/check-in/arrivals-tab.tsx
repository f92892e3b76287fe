"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ListPager } from "@/components/ui/list/list-pager";
import { useLastPage, useListParams } from "@/components/ui/list/use-list-params";
import { HomeSection } from "@/components/ui/page/home-section";
import type { CheckInArrival } from "@/contracts/planning/check-in";
import { formatDateTime } from "@/lib/dates";
import { useGetArrivalsQuery, useUndoArrivalMutation } from "@/services/planning/check-in/check-in";
import styles from "./check-in.module.css";

/** Arrivals with their time and desk, the latest first. */
export function ArrivalsTab({ eventId, mayUndo }: { eventId: string; mayUndo: boolean }) {
  const { page, set } = useListParams();
  const { currentData, data: last, error, isFetching, refetch } = useGetArrivalsQuery({ eventId, page });
  const [undo] = useUndoArrivalMutation();
  const [busy, setBusy] = useState("");
  const data = currentData ?? last;
  useLastPage(data);
  const takeBack = async ({ id }: CheckInArrival) => {
    setBusy(id);
    await undo(id);
    setBusy("");
  };
  return (
    <HomeSection title="Arrivals">
      {data ? (
        <>
          {data.docs.length === 0 ? (
            <p className={styles.note}>
              Nobody has arrived yet. Check-ins at every desk appear here at once.
            </p>
          ) : null}
          <ul>
            {data.docs.map((arrival) => (
              <li key={arrival.id} className={styles.row}>
                <span className={styles.who}>
                  <span className={styles.name}>
                    {arrival.name}
                    {arrival.heads > 1 ? ` and ${arrival.heads - 1} more` : ""}
                  </span>
                  <span className={styles.note}>{detailsOf(arrival)}</span>
                </span>
                {mayUndo ? (
                  <Button
                    variant="plain"
                    size="sm"
                    busy={busy === arrival.id}
                    aria-label={`Undo the check-in of ${arrival.name}`}
                    onClick={() => void takeBack(arrival)}
                  >
                    Undo
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          <ListPager {...data} onPage={(next) => set({ page: String(next) })} />
        </>
      ) : error && !isFetching ? (
        <LoadFailure title="Arrivals could not be loaded" error={error} retry={refetch} />
      ) : (
        <CardRowsSkeleton label="Loading arrivals" count={3} />
      )}
    </HomeSection>
  );
}

const detailsOf = ({ guestId, party, name, at, by, table }: CheckInArrival) =>
  [
    guestId ? (party === name ? "" : party) : "Walk-in",
    `${formatDateTime(at)}, ${by}`,
    table ? `Table ${table}` : "",
  ]
    .filter(Boolean)
    .join(" · ");

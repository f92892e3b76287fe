"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { HomeSection } from "@/components/ui/page/home-section";
import type { CheckInArrival } from "@/contracts/planning/check-in";
import { formatDateTime } from "@/lib/dates";
import { useGetArrivalsQuery, useUndoArrivalMutation } from "@/services/planning/check-in/check-in";
import styles from "./check-in.module.css";

/** Arrivals with their time and desk, the latest first. */
export function ArrivalsTab({ eventId, mayUndo }: { eventId: string; mayUndo: boolean }) {
  const { page } = useListParams();
  const query = useGetArrivalsQuery({ eventId, page });
  const [undo] = useUndoArrivalMutation();
  const [busy, setBusy] = useState("");
  const takeBack = async ({ id }: CheckInArrival) => {
    setBusy(id);
    await undo(id);
    setBusy("");
  };
  return (
    <HomeSection title="Arrivals">
      <PagedList
        query={query}
        failure="Arrivals could not be loaded"
        loading="Loading arrivals"
        placeholders={3}
        empty={
          <p className={styles.note}>Nobody has arrived yet. Check-ins at every desk appear here at once.</p>
        }
      >
        {(data) => (
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
        )}
      </PagedList>
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

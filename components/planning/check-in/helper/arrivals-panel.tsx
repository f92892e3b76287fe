"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { formatTime } from "@/lib/dates";
import type { HelperClient } from "@/services/planning/check-in/client";
import type { Shown } from "@/services/planning/check-in/overlay";
import styles from "./helper.module.css";
import { tableWords } from "./sheets/tables";

const STEP = 50;

/** Arrivals at all desks, latest first. */
export function ArrivalsPanel({ client, shown }: { client: HelperClient; shown: Shown }) {
  const [count, setCount] = useState(STEP);
  if (shown.arrivals.length === 0) {
    return <p className={styles.note}>Nobody has been checked in yet. Arrivals at every desk appear here.</p>;
  }
  return (
    <section aria-label="Arrived" className={styles.panel}>
      <ul className={styles.rows}>
        {shown.arrivals.slice(0, count).map((arrival) => (
          <li key={arrival.id} className={styles.line}>
            <div className={styles.rowWho}>
              <p className={styles.rowName}>
                {arrival.name}
                {arrival.heads > 1 ? ` and ${arrival.heads - 1} more` : ""}
              </p>
              <p className={styles.rowGuests}>
                {[
                  arrival.guestId ? "" : "Walk-in",
                  `${formatTime(arrival.at)}, ${arrival.by}`,
                  arrival.table ? tableWords([arrival.table]) : "",
                  arrival.waiting ? "Not sent yet" : "",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <Button
              variant="plain"
              size="sm"
              aria-label={`Undo the check-in of ${arrival.name}`}
              onClick={() => void client.act({ kind: "undo", targetId: arrival.id })}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
      {shown.arrivals.length > count ? (
        <Button variant="secondary" onClick={() => setCount(count + STEP)}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

"use client";
import { Button } from "@/components/ui/action/button";
import { formatTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import type { HelperClient } from "@/services/planning/check-in/client";
import type { Shown, ShownGift } from "@/services/planning/check-in/overlay";
import styles from "./helper.module.css";

/** The ang bao recorded at all desks, with their total. */
export function GiftsPanel({
  client,
  shown,
  onAdd,
}: {
  client: HelperClient;
  shown: Shown;
  onAdd: () => void;
}) {
  const { gifts } = shown;
  const cents = gifts.reduce((sum, { amount }) => sum + (amount === null ? 0 : toCents(amount)), 0);
  const closed = gifts.filter(({ amount }) => amount === null).length;
  return (
    <section aria-label="Ang bao" className={styles.panel}>
      <div className={styles.sum}>
        <p>
          <strong>{formatMoney(cents)}</strong>
          {closed > 0 ? ` and ${closed} closed envelope${closed === 1 ? "" : "s"}` : ""}
        </p>
        <Button variant="secondary" onClick={onAdd}>
          Note ang bao
        </Button>
      </div>
      {gifts.length === 0 ? (
        <p className={styles.note}>
          No ang bao noted yet. Only the couple and helpers they chose can see this.
        </p>
      ) : null}
      <ul className={styles.rows}>
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.line}>
            <div className={styles.rowWho}>
              <p className={styles.rowName}>{gift.fromName}</p>
              <p className={styles.rowGuests}>{detailsOf(gift)}</p>
            </div>
            <p className={styles.amount}>
              {gift.amount === null ? "Closed" : formatMoney(toCents(gift.amount))}
            </p>
            <Button
              variant="plain"
              size="sm"
              aria-label={`Remove the ang bao from ${gift.fromName}`}
              onClick={() => void client.act({ kind: "undo_gift", targetId: gift.id })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const detailsOf = ({ envelope, note, at, by, waiting }: ShownGift) =>
  [envelope ? `Envelope ${envelope}` : "", `${formatTime(at)}, ${by}`, note, waiting ? "Not sent yet" : ""]
    .filter(Boolean)
    .join(" · ");

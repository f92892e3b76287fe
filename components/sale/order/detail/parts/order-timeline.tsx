import type { OrderTimelineEntry } from "@/contracts/sale/order/order";
import { orderEventLabel } from "@/contracts/sale/order/order-process";
import { formatDateTime } from "@/lib/dates";
import styles from "./order-timeline.module.css";

type Reader = "customer" | "vendor";

function labelOf({ kind, actor }: OrderTimelineEntry, reader: Reader): string {
  if (kind !== "comment") return orderEventLabel(kind, reader);
  if (actor === reader) return "Your comment";
  if (actor === "operator") return "Message from Sayang";
  return actor === "vendor" ? "Comment from the vendor" : "Comment from the couple";
}

/** An order's history, latest first. */
export function OrderTimeline({ timeline, reader }: { timeline: OrderTimelineEntry[]; reader: Reader }) {
  return (
    <ol className={styles.timeline} reversed>
      {timeline.toReversed().map((entry, at) => (
        <li key={`${entry.at} ${entry.kind} ${at}`} className={styles.entry}>
          <p className={styles.what}>{labelOf(entry, reader)}</p>
          {entry.note ? <p className={styles.note}>{entry.note}</p> : null}
          <time className={styles.when} dateTime={entry.at}>
            {formatDateTime(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

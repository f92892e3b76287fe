import type { OrderTimelineEntry } from "@/contracts/order";
import { ORDER_EVENT_LABELS } from "@/contracts/order-process";
import { formatDateTime } from "@/lib/dates";
import styles from "./order-timeline.module.css";

/** What has happened to an order, the latest first. */
export function OrderTimeline({ timeline }: { timeline: OrderTimelineEntry[] }) {
  return (
    <ol className={styles.timeline} reversed>
      {timeline.toReversed().map((entry, at) => (
        <li key={`${entry.at} ${entry.kind} ${at}`} className={styles.entry}>
          <p className={styles.what}>{ORDER_EVENT_LABELS[entry.kind]}</p>
          {entry.note ? <p className={styles.note}>{entry.note}</p> : null}
          <time className={styles.when} dateTime={entry.at}>
            {formatDateTime(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from "react";
import type { SharedRunSheet } from "@/contracts/planning/run-sheet";
import { formatLongDate, formatTime, type IsoDate } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { clock, endOf } from "@/lib/clock";
import styles from "./day-list.module.css";

type Entry = SharedRunSheet["items"][number];
type Props<T extends Entry> = {
  day: IsoDate | null;
  items: readonly T[];
  /** Returns the actions for an entry. */
  actions?: (item: T) => ReactNode;
};

/** The entries of each day, in order of time. */
export function DayList<T extends Entry>({ day, items, actions }: Props<T>) {
  const days = groupBy(items, ({ date }) => date ?? day);
  return (
    <div className={styles.days}>
      {[...days].map(([date, entries]) => (
        <section key={date ?? "none"} aria-label={date ? formatLongDate(date) : "The wedding day"}>
          <h2 className={styles.day}>{date ? formatLongDate(date) : "The wedding day"}</h2>
          <ol className={styles.list}>
            {entries.map((item, at) => (
              <li key={"id" in item ? String(item.id) : at} className={styles.entry}>
                <p className={styles.time}>
                  <time dateTime={item.startsAt}>{clock(item.startsAt)}</time>
                  {item.minutes > 0 ? <small>to {clock(endOf(item.startsAt, item.minutes))}</small> : null}
                </p>
                <div className={styles.what}>
                  <h3 className={styles.title}>{item.title}</h3>
                  {item.vendorName ? <p className={styles.vendor}>{item.vendorName} arrives</p> : null}
                  {item.doneAt ? <p className={styles.done}>Done {formatTime(item.doneAt)}</p> : null}
                  {item.place ? <p className={styles.note}>{item.place}</p> : null}
                  {item.people.length > 0 ? <p className={styles.note}>{item.people.join(", ")}</p> : null}
                  {item.notes ? <p className={styles.notes}>{item.notes}</p> : null}
                </div>
                {actions ? <div className={styles.actions}>{actions(item)}</div> : null}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

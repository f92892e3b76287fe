import { CALENDAR } from "@/components/ui/media/list-drawings";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { formatTime, type IsoDate } from "@/lib/dates";
import { type FullDay, longDay, shortDay, standingOf } from "./calendar-days";
import styles from "./calendar-list.module.css";

type Props = { days: readonly FullDay[]; capacity: number; onOpen: (date: IsoDate) => void };

/** A list of the days that have events. */
export function CalendarList({ days, capacity, onOpen }: Props) {
  const busy = days.filter(
    ({ off, weddings, holds, visits }) => off || weddings.length + holds.length + visits.length > 0,
  );
  if (busy.length === 0) {
    return (
      <EmptyState drawing={CALENDAR} title="Nothing in these days">
        Weddings, visits and blocked days appear here.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {busy.map((day) => (
        <li key={day.date} className={styles.row}>
          <button
            type="button"
            className={styles.date}
            aria-label={`Open ${longDay(day.date)}`}
            onClick={() => onOpen(day.date)}
          >
            {shortDay(day.date)}
          </button>
          <div>
            {standingOf(day, capacity) ? (
              <p className={styles.standing}>{standingOf(day, capacity)}</p>
            ) : null}
            {day.weddings.map(({ id, name, orderNumber }) => (
              <p key={id}>
                <strong>{name}</strong>, wedding, order {orderNumber}
              </p>
            ))}
            {day.holds.map(({ id, name }) => (
              <p key={id}>Held for {name}</p>
            ))}
            {day.visits.map(({ id, name, startsAt, state }) => (
              <p key={id}>
                {formatTime(startsAt)}, appointment with {name}
                {state === "requested" ? " (requested)" : ""}
                {state === "moved" ? " (waiting for the couple)" : ""}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

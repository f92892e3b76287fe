"use client";
import { type KeyboardEvent, useRef, useState } from "react";
import { formatTime, type IsoDate } from "@/lib/dates";
import { type FullDay, longDay, standingOf } from "./calendar-days";
import styles from "./calendar-grid.module.css";

type Props = {
  /** Whole weeks from Monday. */
  days: readonly FullDay[];
  capacity: number;
  /** `YYYY-MM`; days in other months are dimmed. Null for a week. */
  month: string | null;
  today: IsoDate;
  onOpen: (date: IsoDate) => void;
};

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A grid of weeks. The arrow keys move between days, Enter opens one. */
export function CalendarGrid({ days, capacity, month, today, onOpen }: Props) {
  const gridRef = useRef<HTMLTableElement>(null);
  const start = days.find(({ date }) => date === today && (!month || date.startsWith(month)));
  const first = start ?? days.find(({ date }) => !month || date.startsWith(month));
  const [focused, setFocused] = useState("");
  const stop = days.some(({ date }) => date === focused) ? focused : (first?.date ?? "");

  const move = (event: KeyboardEvent, at: number) => {
    const next = days[at + (STEPS[event.key] ?? 0)];
    if (!(event.key in STEPS) || !next) return;
    event.preventDefault();
    setFocused(next.date);
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${next.date}"]`)?.focus();
  };
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => week * 7);

  return (
    <table ref={gridRef} className={styles.grid} data-week={month === null || undefined}>
      <caption className="visually-hidden">Days. Use the arrow keys to move.</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((from) => (
          <tr key={from}>
            {days.slice(from, from + 7).map((day, weekday) => (
              <td key={day.date}>
                <button
                  type="button"
                  className={styles.day}
                  data-date={day.date}
                  data-off={day.off || undefined}
                  data-full={(!day.off && day.taken >= capacity) || undefined}
                  data-past={day.date < today || undefined}
                  data-today={day.date === today || undefined}
                  data-other={(month !== null && !day.date.startsWith(month)) || undefined}
                  tabIndex={day.date === stop ? 0 : -1}
                  aria-label={labelOf(day, capacity)}
                  onFocus={() => setFocused(day.date)}
                  onKeyDown={(event) => move(event, from + weekday)}
                  onClick={() => onOpen(day.date)}
                >
                  <DayFace day={day} capacity={capacity} />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MOST = 3;

/** The date and the first few entries. On a phone, entries are dots. */
function DayFace({ day, capacity }: { day: FullDay; capacity: number }) {
  const entries = entriesOf(day);
  const rest = entries.length - MOST;
  return (
    <>
      <span className={styles.head}>
        <span className={styles.number}>{Number(day.date.slice(8))}</span>
        <span className={styles.standing}>{standingOf(day, capacity)}</span>
      </span>
      {entries.slice(0, MOST).map(({ key, kind, text }) => (
        <span key={key} className={styles.entry} data-kind={kind}>
          {text}
        </span>
      ))}
      {rest > 0 ? <span className={styles.more}>+{rest}</span> : null}
    </>
  );
}

function entriesOf({ weddings, holds, visits }: FullDay) {
  return [
    ...weddings.map(({ id, name }) => ({ key: id, kind: "wedding", text: name })),
    ...holds.map(({ id, name }) => ({ key: id, kind: "hold", text: `Held: ${name}` })),
    ...visits.map(({ id, startsAt, name }) => ({
      key: id,
      kind: "visit",
      text: `${formatTime(startsAt)} ${name}`,
    })),
  ];
}

function labelOf(day: FullDay, capacity: number): string {
  const counts = [
    [day.weddings.length, "wedding"],
    [day.holds.length, "held date"],
    [day.visits.length, "visit"],
  ] as const;
  const parts = counts.flatMap(([count, what]) =>
    count > 0 ? `${count} ${what}${count > 1 ? "s" : ""}` : [],
  );
  return [longDay(day.date), standingOf(day, capacity), ...parts].filter(Boolean).join(", ");
}

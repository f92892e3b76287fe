import { useState } from "react";
import { lastMonth } from "@/components/catalogue/vendor/availability/months";
import { Button } from "@/components/ui/action/button";
import { addDays, formatDate, todayInSingapore, weekdayOf } from "@/lib/dates";
import styles from "./off-days-field.module.css";

type Props = { days: readonly string[]; error: string | undefined; onChange: (days: string[]) => void };

const NAME = new Intl.DateTimeFormat("en-SG", { month: "long", year: "numeric", timeZone: "UTC" });
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function monthFrom(today: string, ahead: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10);
}

function daysOf(first: string): string[] {
  const days: string[] = [];
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days when the product cannot be booked, chosen on a calendar. */
export function OffDaysField({ days, error, onChange }: Props) {
  const today = todayInSingapore();
  const [ahead, setAhead] = useState(0);
  const first = monthFrom(today, ahead);
  const off = new Set(days);
  const toCome = days.filter((day) => day >= today).toSorted();
  const toggle = (day: string) =>
    onChange(off.has(day) ? days.filter((each) => each !== day) : [...days, day]);
  return (
    <fieldset className={styles.field}>
      <legend>Days off</legend>
      <div className={styles.head}>
        <Button variant="plain" size="sm" disabled={ahead === 0} onClick={() => setAhead(ahead - 1)}>
          Earlier
        </Button>
        <strong aria-live="polite">{NAME.format(new Date(`${first}T00:00:00Z`))}</strong>
        <Button
          variant="plain"
          size="sm"
          disabled={first.slice(0, 7) >= lastMonth(today)}
          onClick={() => setAhead(ahead + 1)}
        >
          Later
        </Button>
      </div>
      <div className={styles.month}>
        {WEEKDAYS.map((name) => (
          <span key={name} className={styles.weekday} aria-hidden="true">
            {name}
          </span>
        ))}
        {daysOf(first).map((day, at) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            style={at === 0 ? { gridColumnStart: ((weekdayOf(day) + 6) % 7) + 1 } : undefined}
            aria-pressed={off.has(day)}
            aria-label={`${formatDate(day)}, ${off.has(day) ? "day off" : "open"}`}
            disabled={day < today}
            onClick={() => toggle(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
      {error ? <p className={styles.error}>{error}</p> : null}
      <p className={styles.hint}>
        {toCome.length === 0
          ? "Tap the days on which couples can’t book it."
          : `Off on ${toCome.slice(0, 4).map(formatDate).join(", ")}${toCome.length > 4 ? ` and ${toCome.length - 4} more days` : ""}.`}
      </p>
    </fieldset>
  );
}

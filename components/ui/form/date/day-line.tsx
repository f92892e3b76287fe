"use client";
import { useEffect, useState } from "react";
import { isIsoDate, type IsoDate } from "@/lib/dates";
import styles from "./day-line.module.css";

/**
 * Describes a day in Singapore's calendar: `Eve of National Day · seventh month`. The calendar loads with the first
 * date; without it the line stays empty.
 */
export function DayLine({ id, date }: { id?: string; date: IsoDate }) {
  const line = useDayLine(date);
  return (
    <p id={id} className={styles.line} aria-live="polite">
      {line}
    </p>
  );
}

/** Returns the description of a day, empty for an ordinary day and until the calendar has loaded. */
export function useDayLine(date: IsoDate): string {
  const [known, setKnown] = useState({ date: "", line: "" });
  useEffect(() => {
    if (!isIsoDate(date)) return;
    let isCurrent = true;
    import("@/lib/singapore-days/day-notes").then(
      ({ dayLine }) => isCurrent && setKnown({ date, line: dayLine(date) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [date]);
  return known.date === date ? known.line : "";
}

"use client";
import { useState } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { formatDate, type IsoDate, isIsoDate, todayInSingapore } from "@/lib/dates";
import styles from "./setting-form.module.css";

type Props = { value: readonly string[]; error: string | undefined; onChange: (days: string[]) => void };

/** Single days without appointments. Past days are hidden, and removed on saving. */
export function OffDays({ value, error, onChange }: Props) {
  const [today] = useState(() => todayInSingapore());
  const [day, setDay] = useState("");
  const [refusal, setRefusal] = useState("");
  const listRef = useKeptFocus<HTMLUListElement>(value.length);
  const ahead = value.filter((date) => date >= today);
  const add = () => {
    const problem = problemOf(day, today);
    setRefusal(problem);
    if (problem) return;
    onChange([...new Set([...ahead, day])].toSorted());
    setDay("");
  };
  return (
    <div className={styles.offDays}>
      <div className={styles.addDay}>
        <DateField
          id="appointment-off-day"
          label="Add a day"
          min={today}
          value={day}
          error={refusal || error}
          onDate={(date) => {
            setDay(date);
            setRefusal("");
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
      {ahead.length > 0 ? (
        <ul ref={listRef} tabIndex={-1} className={styles.days} aria-label="Days you are closed">
          {ahead.map((date) => (
            <li key={date} className={styles.offDay}>
              {formatDate(date)}
              <button
                type="button"
                className={styles.remove}
                aria-label={`Open again on ${formatDate(date)}`}
                onClick={() => onChange(ahead.filter((each) => each !== date))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>No extra closed days. Your weekly hours apply.</p>
      )}
    </div>
  );
}

function problemOf(day: string, today: IsoDate): string {
  if (!isIsoDate(day)) return "Choose a date to add";
  return day < today ? `${formatDate(day)} has passed. Choose today or a later date.` : "";
}

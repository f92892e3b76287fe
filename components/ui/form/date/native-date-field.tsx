"use client";
import { type InputHTMLAttributes, useState, useSyncExternalStore } from "react";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";
import { classNames } from "@/components/ui/theme/class-names";
import { formatDay, isIsoDate, type IsoDate } from "@/lib/dates";
import type { DateCalendarProps } from "./date-calendar";
import { DayLine } from "./day-line";
import { OpenCalendar } from "./open-calendar";
import styles from "./native-date-field.module.css";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "min" | "max"> & {
  id: string;
  /** The title of the calendar on phones. */
  label: string;
  min?: IsoDate;
  /** The name of the button that opens it. */
  openLabel?: string;
  /** Describes the day in Singapore's calendar below the field. */
  line?: boolean;
};

const loadCalendar = () => import("./date-calendar");

function subscribe(changed: () => void): () => void {
  document.addEventListener("input", changed);
  document.addEventListener("change", changed);
  return () => {
    document.removeEventListener("input", changed);
    document.removeEventListener("change", changed);
  };
}

const inputOf = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
};

/**
 * A native date field, for forms that work without script and that other scripts read and fill. After hydration it
 * shows its date as "Sat 12 Jun 2027" and opens our calendar. The page renders the label.
 */
export function NativeDateField({
  id,
  label,
  openLabel = "Open calendar",
  line = true,
  className,
  ...rest
}: Props) {
  /** Null until hydration. */
  const value = useSyncExternalStore(
    subscribe,
    () => inputOf(id)?.value ?? "",
    () => null,
  );
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Component: Calendar } = useLazyComponent<DateCalendarProps>(loadCalendar, open);
  const date = value !== null && isIsoDate(value) ? value : "";
  const openCalendar = () => {
    const input = inputOf(id);
    // An open popover, such as the sheet of filters, would cover the calendar.
    if (input?.closest("[popover]")?.matches(":popover-open")) input.showPicker();
    else setOpen(true);
  };
  const choose = (day: IsoDate) => {
    const input = inputOf(id);
    if (!input) return;
    input.value = day;
    // Imitates typing, because the live search listens for these events.
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  };
  return (
    <>
      <div ref={setAnchor} className={styles.frame} data-shown={date ? "" : undefined}>
        <input
          {...rest}
          id={id}
          type="date"
          className={classNames(className, styles.input)}
          aria-describedby={line ? `${id}-day` : undefined}
        />
        {value === null ? null : (
          <>
            {date ? (
              <span className={classNames(className, styles.shown)} aria-hidden="true">
                {formatDay(date)}
              </span>
            ) : null}
            <OpenCalendar label={openLabel} onOpen={openCalendar} />
          </>
        )}
        {Calendar && open ? (
          <Calendar
            title={label}
            value={date}
            anchor={anchor}
            min={rest.min}
            marks
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
      {line ? <DayLine id={`${id}-day`} date={date} /> : null}
    </>
  );
}

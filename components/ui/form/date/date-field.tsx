"use client";
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";
import { classNames } from "@/components/ui/theme/class-names";
import { formatDay, isIsoDate, type IsoDate } from "@/lib/dates";
import { describedByOf, FieldFrame, type Frame } from "../field";
import fieldStyles from "../field.module.css";
import type { DateCalendarProps } from "./date-calendar";
import styles from "./date-field.module.css";
import { OpenCalendar } from "./open-calendar";
import { readDay } from "./date-text";
import { DayLine } from "./day-line";
import { t } from "@/lib/words/t";
import type { Text } from "@/lib/words/texts";

export type DateFieldProps = Frame &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    "value" | "defaultValue" | "min" | "max" | "type" | "onChange"
  > & {
    /** `YYYY-MM-DD`, or empty. Omit for a field that keeps its own value. */
    value?: string;
    defaultValue?: string;
    /** Called with the day, or with "" while the text is not a date. */
    onDate?: (date: IsoDate | "") => void;
    min?: IsoDate;
    max?: IsoDate;
    /** Returns true for a day that can't be chosen. */
    isOff?: (date: IsoDate) => boolean;
    /** False where neither holidays nor lucky days matter, such as for a certificate's expiry. */
    marks?: boolean;
    /** Renders a pill whose label is only for screen readers. */
    compact?: boolean;
  };

const UNREAD: Text = "Type a date such as 12 Jun 2027, or choose one in the calendar.";
const loadCalendar = () => import("./date-calendar");
const never = () => () => undefined;

/**
 * A day, typed or chosen in a calendar that marks what matters for weddings. Accepts "12 Jun 2027" and "12/6/2027", and
 * shows "Sat 12 Jun 2027". Until hydration it is a native date field, so that it works without script.
 */
export function DateField({
  label,
  hint,
  error,
  describedBy,
  value,
  defaultValue = "",
  onDate,
  name,
  min,
  max,
  isOff,
  marks = true,
  compact = false,
  onBlur,
  onKeyDown,
  ...rest
}: DateFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [kept, setKept] = useState(defaultValue);
  const date = value ?? kept;
  const [draft, setDraft] = useState<{ text: string; read: string; before: string } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const isNative = useNativeFirst(inputRef);
  // A touch opens the calendar without a keyboard covering it.
  const [isTouch, setTouch] = useState(false);
  const { Component: Calendar } = useLazyComponent<DateCalendarProps>(loadCalendar, open);

  // A date set from elsewhere replaces the typed text.
  const typed = draft && [draft.read, draft.before].includes(date) ? draft.text : null;
  const isUnread = !isNative && typed !== null && typed.trim() !== "" && readDay(typed) === null;
  const problem = isUnread && isLeft ? t(UNREAD) : error;

  const change = (next: IsoDate | "") => {
    setKept(next);
    if (next !== date) onDate?.(next);
  };
  const choose = (next: IsoDate) => {
    setDraft(null);
    change(next);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === "Enter") setLeft(true);
    if (event.key !== "ArrowDown" || isNative) return;
    event.preventDefault();
    setOpen(true);
  };

  const frame = {
    id,
    label,
    hint,
    error: problem,
    describedBy: classNames(marks && `${id}-day`, describedBy),
  };
  const look = {
    ...rest,
    id,
    ref: inputRef,
    className: classNames(fieldStyles.control, styles.input, compact && styles.pill),
    "aria-invalid": problem || rest["aria-invalid"] ? true : undefined,
    "aria-describedby": describedByOf(frame),
    onKeyDown: keyDown,
  };
  const inside = (
    <>
      <div ref={setAnchor} className={styles.frame}>
        {isNative ? (
          <input
            {...look}
            type="date"
            name={name}
            min={min}
            max={max}
            value={date}
            onChange={({ target }) => change(target.value)}
            onBlur={onBlur}
          />
        ) : (
          <input
            {...look}
            // Scripts fill only the native field.
            data-wedding-field={undefined}
            type="text"
            inputMode={isTouch ? "none" : "text"}
            autoComplete="off"
            placeholder={rest.placeholder ?? t("12 Jun 2027")}
            data-unread={isUnread || undefined}
            value={typed ?? (isIsoDate(date) ? formatDay(date) : date)}
            onPointerDown={({ pointerType }) => setTouch(pointerType === "touch")}
            onClick={() => isTouch && setOpen(true)}
            onChange={({ target }) => {
              const next = readDay(target.value) ?? "";
              setLeft(false);
              setDraft({ text: target.value, read: next, before: date });
              change(next);
            }}
            onBlur={(event) => {
              if (!isUnread) setDraft(null);
              setLeft(true);
              if (!open) onBlur?.(event);
            }}
          />
        )}
        {isNative ? null : (
          <>
            {name ? <input type="hidden" name={name} value={date} /> : null}
            <OpenCalendar
              label={t("Open calendar")}
              describedBy={`${id}-label`}
              disabled={rest.disabled}
              className={compact ? styles.round : undefined}
              onOpen={() => setOpen(true)}
            />
          </>
        )}
        {Calendar && open ? (
          <Calendar
            title={label}
            value={date}
            anchor={anchor}
            min={min}
            max={max}
            isOff={isOff}
            marks={marks}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
      {marks ? <DayLine id={`${id}-day`} date={date} /> : null}
    </>
  );
  if (!compact) return <FieldFrame {...frame}>{inside}</FieldFrame>;
  return (
    <div className={styles.compact}>
      <label htmlFor={id} id={`${id}-label`} className="visually-hidden">
        {label}
      </label>
      {inside}
    </div>
  );
}

/**
 * Returns true while the field is native: in the server's HTML, and after hydration until the field is left, so that an
 * open picker stays open.
 */
function useNativeFirst(ref: { current: HTMLInputElement | null }): boolean {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isNative, setNative] = useState(!isAlive);
  useEffect(() => {
    const input = ref.current;
    if (!isNative || !input) return;
    const leave = () => setNative(false);
    if (document.activeElement !== input) return leave();
    input.addEventListener("blur", leave);
    return () => input.removeEventListener("blur", leave);
  }, [isNative, ref]);
  return isNative;
}

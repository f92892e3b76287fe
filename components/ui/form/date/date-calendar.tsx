"use client";
import Popover from "@mui/material/Popover";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DateCalendar as MuiDateCalendar } from "@mui/x-date-pickers/DateCalendar";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { PickerDay, type PickerDayProps } from "@mui/x-date-pickers/PickerDay";
import dayjs, { type Dayjs } from "dayjs";
// Weeks begin on Monday, as in all our calendars.
import "dayjs/locale/en-gb";
import "dayjs/locale/ms-my";
import ta from "dayjs/locale/ta";
import "dayjs/locale/zh-cn";
import { useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { useMedia } from "@/components/ui/page/use-media";
import { classNames } from "@/components/ui/theme/class-names";
import { MuiProvider } from "@/components/ui/theme/mui-provider";
import { formatDay, isIsoDate, type IsoDate, todayInSingapore } from "@/lib/dates";
import { dayLine, dayNotes } from "@/lib/singapore-days/day-notes";
import { monthNotes } from "@/lib/singapore-days/month-notes";
import { t } from "@/lib/words/t";
import { spokenLanguage } from "@/lib/language/spoken";
import styles from "./date-calendar.module.css";

export type DateCalendarProps = {
  /** The label of the date's field. */
  title: string;
  value: IsoDate | "";
  /** The field below which the calendar opens. On phones it is a sheet at the bottom. */
  anchor: HTMLElement | null;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  isOff?: ((date: IsoDate) => boolean) | undefined;
  /** Marks holidays, auspicious days and the seventh month, and names them below. */
  marks: boolean;
  onChoose: (date: IsoDate) => void;
  onClose: () => void;
};

const LOCALES = { en: "en-gb", zh: "zh-cn", ms: "ms-my", ta: "ta" } as const;
dayjs.locale({ ...ta, weekStart: 1 }, undefined, true);

const isoOf = (day: Dayjs): IsoDate => day.format("YYYY-MM-DD");

/** A month to choose a day from. Supports arrow keys, Page Up and Page Down, Home and End, and Escape. */
export default function DateCalendar({ title, anchor, onClose, ...month }: DateCalendarProps) {
  const isPhone = useMedia("(max-width: 37.49rem)");
  const choose = (date: IsoDate) => {
    month.onChoose(date);
    onClose();
  };
  if (isPhone) {
    return (
      <Dialog title={title} onClose={onClose} bodyClass={styles.sheet}>
        <Month {...month} onChoose={choose} />
      </Dialog>
    );
  }
  return (
    <MuiProvider>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: {
            className: styles.paper ?? "",
            role: "dialog",
            "aria-label": t("Calendar: {title}", { title }),
          },
        }}
      >
        <Month {...month} onChoose={choose} />
      </Popover>
    </MuiProvider>
  );
}

function Month({
  value,
  min,
  max,
  isOff,
  marks,
  onChoose,
}: Omit<DateCalendarProps, "title" | "anchor" | "onClose">) {
  const today = todayInSingapore();
  const chosen = isIsoDate(value) ? value : "";
  const start = chosen || (min && min > today ? min : max && max < today ? max : today);
  const [shown, setShown] = useState(start.slice(0, 7));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={LOCALES[spokenLanguage()]}>
      <MuiDateCalendar
        autoFocus
        className={styles.calendar ?? ""}
        value={chosen ? dayjs(chosen) : null}
        referenceDate={dayjs(start)}
        minDate={dayjs(min ?? "1900-01-01")}
        maxDate={dayjs(max ?? "2099-12-31")}
        shouldDisableDate={(day) => isOff?.(isoOf(day)) ?? false}
        onMonthChange={(month) => setShown(month.format("YYYY-MM"))}
        onYearChange={(month) => setShown(month.format("YYYY-MM"))}
        onChange={(day, state) => {
          if (day && state === "finish") onChoose(isoOf(day));
        }}
        slots={{ day: marks ? MarkedDay : PlainDay }}
        reduceAnimations
      />
      {marks ? <Notes month={shown} /> : null}
    </LocalizationProvider>
  );
}

function PlainDay(props: PickerDayProps) {
  return <PickerDay {...props} aria-label={formatDay(isoOf(props.day))} />;
}

function MarkedDay(props: PickerDayProps) {
  const date = isoOf(props.day);
  const kinds = dayNotes(date).map(({ kind }) => kind);
  return (
    <PickerDay
      {...props}
      className={classNames(styles.day, ...kinds.map((kind) => styles[kind]), props.className) ?? ""}
      aria-label={[formatDay(date), dayLine(date)].filter(Boolean).join(", ")}
    />
  );
}

function Notes({ month }: { month: string }) {
  const notes = monthNotes(month);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t("This month")}>
      {notes.map(({ kind, text }) => (
        <li key={text}>
          <span className={classNames(styles.key, styles[kind])} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

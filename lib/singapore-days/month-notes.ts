import { addDays, formatDate, formatDay, type IsoDate } from "@/lib/dates";
import { type DayKind, dayNotes } from "./day-notes";

export type MonthNote = { kind: DayKind; text: string };

/** Notes that hold for many days in a row are shown once, with their first and last day. */
const SEASONS: Partial<Record<DayKind, string>> = {
  "seventh-month": "Seventh month (ghost month)",
  ramadan: "Ramadan",
  "school-holiday": "School holidays",
};

/**
 * Returns the notes on a month, `YYYY-MM`, in words: holidays and eves by day, seasons with their first and last day.
 */
export function monthNotes(month: string): MonthNote[] {
  const notes: MonthNote[] = [];
  const spans = new Map<DayKind, { from: IsoDate; to: IsoDate; expected: boolean }>();
  let lucky = 0;
  for (let date: IsoDate = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
    for (const { kind, text, expected } of dayNotes(date)) {
      const span = spans.get(kind);
      if (kind === "auspicious") lucky += 1;
      else if (kind in SEASONS) spans.set(kind, { from: span?.from ?? date, to: date, expected });
      else
        notes.push({
          kind,
          text: `${formatDay(date).slice(0, -5)}: ${text}${expected ? " (expected)" : ""}`,
        });
    }
  }
  for (const [kind, { from, to, expected }] of spans) {
    const when = from === to ? formatDate(to) : `${Number(from.slice(8))} to ${formatDate(to)}`;
    notes.push({
      kind,
      text: `${SEASONS[kind] ?? ""}: ${when.slice(0, -5)}${expected ? " (expected)" : ""}`,
    });
  }
  if (lucky > 0)
    notes.push({ kind: "auspicious", text: `${lucky} auspicious ${lucky === 1 ? "day" : "days"} (宜嫁娶)` });
  return notes;
}

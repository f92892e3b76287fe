import { addDays, formatDate, formatDay, type IsoDate } from "@/lib/dates";
import { type DayKind, dayNotes } from "./day-notes";
import { t, td, tn } from "@/lib/words/t";
import { spokenLanguage } from "@/lib/language/spoken";

export type MonthNote = { kind: DayKind; text: string };

/** Notes that hold for many days in a row are shown once, with their first and last day. */
const SEASONS: Partial<Record<DayKind, string>> = {
  "seventh-month": "Seventh month (ghost month)",
  ramadan: "Ramadan",
  "school-holiday": "School holidays",
};

/** Leaves out the year, which the month's heading has. */
const inMonth = (day: string) => (spokenLanguage() === "en" ? day.slice(0, -5) : day);

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
          text: `${inMonth(formatDay(date))}: ${expected ? t("{day} (expected)", { day: text }) : text}`,
        });
    }
  }
  for (const [kind, { from, to, expected }] of spans) {
    const when =
      from === to
        ? formatDate(to)
        : t("{min} to {max}", {
            min: spokenLanguage() === "en" ? Number(from.slice(8)) : formatDate(from),
            max: formatDate(to),
          });
    notes.push({
      kind,
      text: `${td(SEASONS[kind] ?? "")}: ${expected ? t("{day} (expected)", { day: inMonth(when) }) : inMonth(when)}`,
    });
  }
  if (lucky > 0)
    notes.push({
      kind: "auspicious",
      text: tn(lucky, "{n} auspicious day (宜嫁娶)", "{n} auspicious days (宜嫁娶)"),
    });
  return notes;
}

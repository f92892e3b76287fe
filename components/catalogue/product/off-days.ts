import { addDays, formatDate, type IsoDate } from "@/lib/dates";
import { t } from "@/lib/words/t";

/** A longer list would go unread; the calendar shows all days. */
const MOST = 6;

/** Returns the future dates on which a product is unavailable as text, with consecutive dates grouped. */
export function offDayLines(offDays: readonly IsoDate[], today: IsoDate): string[] {
  const runs: { from: IsoDate; to: IsoDate }[] = [];
  for (const day of [...new Set(offDays)].toSorted()) {
    if (day < today) continue;
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  const lines = runs
    .slice(0, MOST)
    .map(({ from, to }) =>
      from === to ? formatDate(from) : t("{min} to {max}", { min: formatDate(from), max: formatDate(to) }),
    );
  return runs.length > MOST ? [...lines, t("and other days, see the calendar")] : lines;
}

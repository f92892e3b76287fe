import type { OpenHours } from "@/contracts/catalogue/product/product";
import { t, td } from "@/lib/words/t";

const WEEK = [
  ["1", "Monday"],
  ["2", "Tuesday"],
  ["3", "Wednesday"],
  ["4", "Thursday"],
  ["5", "Friday"],
  ["6", "Saturday"],
  ["0", "Sunday"],
] as const;

/**
 * Returns the weekdays on which a product is available: `Friday to Sunday`, `Monday, Wednesday`; null for every day.
 */
export function openDays(hours: OpenHours): string | null {
  const open = WEEK.map(([day]) => hours[day] !== null);
  if (open.every(Boolean) || !open.some(Boolean)) return null;
  const runs: string[] = [];
  for (let from = 0; from < 7; from++) {
    if (!open[from] || open[from - 1]) continue;
    let to = from;
    while (open[to + 1]) to++;
    const [first, last] = [td(WEEK[from]?.[1] ?? ""), td(WEEK[to]?.[1] ?? "")];
    runs.push(
      to === from
        ? first
        : to === from + 1
          ? t("{first} and {last}", { first, last })
          : t("{first} to {last}", { first, last }),
    );
  }
  return runs.join(", ");
}

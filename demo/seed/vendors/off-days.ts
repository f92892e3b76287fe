import { type IsoDate, addDays } from "@/lib/dates";
import type { Random } from "@/demo/seed/base/random";
import type { SeedClock } from "@/demo/seed/base/seed-clock";

/** First days of Chinese New Year, Hari Raya Puasa and Deepavali, and Christmas, when hardly anyone works. */
const HOLIDAYS: readonly IsoDate[] = [
  "2026-12-25",
  "2027-02-06",
  "2027-02-07",
  "2027-03-10",
  "2027-10-29",
  "2027-12-25",
  "2028-01-26",
  "2028-01-27",
  "2028-02-27",
  "2028-10-17",
  "2028-12-25",
];

/** Returns the days on which a vendor serves no wedding: some holidays, and a week off. */
export function offDaysOf(clock: SeedClock, random: Random): IsoDate[] {
  const holidays = HOLIDAYS.filter((day) => day > clock.today && random.chance(0.5)).slice(0, 4);
  const leave = clock.day(random.int(25, 320));
  const days = random.int(2, 6);
  const away = Array.from({ length: days }, (_, at) => addDays(leave, at));
  return [...new Set([...holidays, ...away])].sort();
}

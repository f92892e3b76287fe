import { daysBetween, type IsoDate } from "@/lib/dates";

/** A number and its unit; on the wedding day itself, words alone. */
export type Countdown = { days: number | null; words: string };

export function countdownTo(weddingDate: IsoDate, today: IsoDate): Countdown {
  const left = daysBetween(today, weddingDate);
  const days = Math.abs(left);
  if (days === 0) return { days: null, words: "Today is the day" };
  const unit = days === 1 ? "day" : "days";
  return { days, words: left > 0 ? `${unit} to go` : `${unit} married` };
}

import type { IsoDate } from "@/lib/dates";
import head from "./night-head.module.css";
import { countdownTo } from "./wedding-day";

/** The days until the wedding, on the dark heading; nothing without a date. */
export function Countdown({ day, today }: { day: IsoDate | null | undefined; today: IsoDate }) {
  const countdown = day ? countdownTo(day, today) : null;
  if (!countdown) return null;
  return (
    <p className={head.countdown}>
      {countdown.days === null ? null : (
        <span className={head.days}>{countdown.days.toLocaleString("en-SG")} </span>
      )}
      <span className={head.unit}>{countdown.words}</span>
    </p>
  );
}

import { TileRosette } from "@/components/ui/media/tile-rosette";
import { formatDate, type IsoDate } from "@/lib/dates";
import { countdownTo } from "@/components/identity/profile/wedding-day";
import styles from "./wedding-banner.module.css";

type Props = {
  /** Undefined while loading. */
  couple: string | undefined;
  day: IsoDate | null | undefined;
  today: IsoDate;
  /** For people on the couple's team. */
  guest?: boolean;
};

/** The couple's names and the countdown to their day. */
export function WeddingBanner({ couple, day, today, guest = false }: Props) {
  const countdown = day ? countdownTo(day, today) : null;
  return (
    <header className={styles.banner}>
      <TileRosette className={styles.rosette} size={260} />
      <div>
        <p className={styles.eyebrow}>{guest ? "You’re on the team of" : "My Wedding"}</p>
        <h1 className={styles.title}>{guest ? couple : `Hello, ${couple ?? "you two"}`}</h1>
        <p className={styles.date}>
          {day
            ? `${guest ? "The" : "Your"} day is ${formatDate(day)}`
            : guest
              ? "The date isn’t set yet."
              : "No wedding date yet. Take your time: good vendors first, or the day first."}
        </p>
      </div>
      {countdown ? (
        <p className={styles.countdown}>
          {countdown.days === null ? null : (
            <span className={styles.days}>{countdown.days.toLocaleString("en-SG")} </span>
          )}
          <span className={styles.unit}>{countdown.words}</span>
        </p>
      ) : null}
    </header>
  );
}

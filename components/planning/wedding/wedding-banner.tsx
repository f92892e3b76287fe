import { TileRosette } from "@/components/ui/media/tile-rosette";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { formatDate, type IsoDate } from "@/lib/dates";
import { coupleNames, countdownTo } from "@/components/identity/profile/wedding-day";
import styles from "./wedding-banner.module.css";

type Props = { profile: CustomerProfile | undefined; today: IsoDate };

/** The couple's names and the countdown to their day. */
export function WeddingBanner({ profile, today }: Props) {
  const weddingDate = profile?.weddingDate ?? null;
  const countdown = weddingDate ? countdownTo(weddingDate, today) : null;
  return (
    <header className={styles.banner}>
      <TileRosette className={styles.rosette} size={260} />
      <div>
        <p className={styles.eyebrow}>My Wedding</p>
        <h1 className={styles.title}>Hello, {profile ? coupleNames(profile) : "you two"}</h1>
        <p className={styles.date}>
          {weddingDate
            ? `Your day is ${formatDate(weddingDate)}`
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

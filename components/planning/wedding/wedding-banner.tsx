import { TileRosette } from "@/components/ui/media/tile-rosette";
import { formatDate, type IsoDate } from "@/lib/dates";
import { classNames } from "@/components/ui/theme/class-names";
import { Countdown } from "@/components/identity/profile/countdown";
import head from "@/components/identity/profile/night-head.module.css";
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
  return (
    <header className={classNames(head.head, styles.banner)}>
      <TileRosette className={classNames(head.rosette, styles.rosette)} size={260} />
      <div>
        <p className={head.eyebrow}>{guest ? "You’re on the team of" : "My Wedding"}</p>
        <h1 className={classNames(head.title, styles.title)}>
          {guest ? couple : `Hello, ${couple ?? "you two"}`}
        </h1>
        <p className={classNames(head.date, styles.date)}>
          {day
            ? `${guest ? "The" : "Your"} day is ${formatDate(day)}`
            : guest
              ? "The date isn’t set yet."
              : "No wedding date yet. Take your time: good vendors first, or the day first."}
        </p>
      </div>
      <Countdown day={day} today={today} />
    </header>
  );
}

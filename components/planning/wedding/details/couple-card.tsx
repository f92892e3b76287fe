import { TileRosette } from "@/components/ui/media/tile-rosette";
import { MediaImage } from "@/components/ui/media/media-image";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { formatDate, type IsoDate } from "@/lib/dates";
import { coupleNames } from "@/lib/couple-name";
import { classNames } from "@/components/ui/theme/class-names";
import { Countdown } from "@/components/identity/profile/countdown";
import head from "@/components/identity/profile/night-head.module.css";
import styles from "./couple-card.module.css";

type Props = { profile: CustomerProfile; today: IsoDate };

/** The couple, their date and the countdown. */
export function CoupleCard({ profile, today }: Props) {
  const { weddingDate } = profile;
  const portraits = [
    { name: profile.brideImage, alt: "The bride" },
    { name: profile.groomImage, alt: "The groom" },
  ].filter(({ name }) => name !== null);
  return (
    <header className={classNames(head.head, styles.card)}>
      <TileRosette className={classNames(head.rosette, styles.rosette)} size={260} />
      {portraits.length > 0 ? (
        <div className={styles.portraits}>
          {portraits.map(({ name, alt }) => (
            <MediaImage
              key={alt}
              className={styles.portrait}
              name={name}
              alt={alt}
              width={128}
              height={128}
              sizes="8rem"
            />
          ))}
        </div>
      ) : null}
      <div className={styles.words}>
        <p className={head.eyebrow}>Your wedding</p>
        <h1 className={classNames(head.title, styles.title)}>{coupleNames(profile) || "Wedding details"}</h1>
        <p className={classNames(head.date, styles.date)}>
          {weddingDate
            ? formatDate(weddingDate)
            : "No wedding date yet. We count the days with you once you know it."}
        </p>
      </div>
      <Countdown day={weddingDate} today={today} />
    </header>
  );
}

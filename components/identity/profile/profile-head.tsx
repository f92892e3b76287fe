import Link from "next/link";
import { TileRosette } from "@/components/ui/media/tile-rosette";
import { MediaImage } from "@/components/ui/media/media-image";
import { coupleNames } from "@/lib/couple-name";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { formatDate } from "@/lib/dates";
import { classNames } from "@/components/ui/theme/class-names";
import head from "./night-head.module.css";
import styles from "./profile-head.module.css";

/** The couple's public summary: pictures, names and wedding date. */
export function ProfileHead({ profile }: { profile: CustomerProfile }) {
  const { brideImage, groomImage, weddingDate } = profile;
  const pictures = [brideImage, groomImage].filter((name) => name !== null);
  return (
    <header className={classNames(head.head, styles.head)}>
      <TileRosette className={classNames(head.rosette, styles.rosette)} size={220} />
      {pictures.length > 0 ? (
        <div className={styles.pictures}>
          {pictures.map((name) => (
            <MediaImage
              key={name}
              className={styles.picture}
              name={name}
              alt=""
              width={96}
              height={96}
              sizes="6rem"
            />
          ))}
        </div>
      ) : null}
      <div>
        <p className={head.eyebrow}>Your profile</p>
        <h1 className={classNames(head.title, styles.title)}>{coupleNames(profile) || profile.email}</h1>
        <p className={classNames(head.date, styles.date)}>
          {weddingDate
            ? `Getting married on ${formatDate(weddingDate)}`
            : "Add your wedding date when you know it."}
        </p>
        <p className={styles.more}>
          <Link href="/user/wedding-details" prefetch={false}>
            Names, pictures, day and budget
          </Link>
        </p>
      </div>
    </header>
  );
}

import { Alert } from "@/components/ui/feedback/alert";
import { MediaImage } from "@/components/ui/media/media-image";
import type { HiddenPicture } from "@/contracts/catalogue/takedown/takedown";
import { formatDate } from "@/lib/dates";
import styles from "./hidden-pictures.module.css";

/** Tells a vendor which of its pictures an operator has taken down, and why. */
export function HiddenPictures({ pictures }: { pictures: readonly HiddenPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title={pictures.length === 1 ? "We took down a picture" : `We took down ${pictures.length} pictures`}
    >
      <p>
        Couples no longer see {pictures.length === 1 ? "it" : "them"}. You can add another picture instead.
      </p>
      <ul className={styles.list}>
        {pictures.map(({ name, reason, at }) => (
          <li key={name} className={styles.entry}>
            <MediaImage
              name={name}
              alt="Taken down"
              width={160}
              height={120}
              sizes="5rem"
              className={styles.picture}
            />
            <span>
              <span className={styles.reason}>{reason}</span>
              <time dateTime={at} className={styles.at}>
                {formatDate(at)}
              </time>
            </span>
          </li>
        ))}
      </ul>
      <p>Think we’re wrong? Reply to the email that we sent you.</p>
    </Alert>
  );
}

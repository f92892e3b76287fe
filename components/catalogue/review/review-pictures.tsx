import { largeSource } from "@/components/ui/gallery/gallery-source";
import { MediaImage } from "@/components/ui/media/media-image";
import type { Review } from "@/contracts/catalogue/review";
import { t } from "@/lib/words/t";
import styles from "./review-pictures.module.css";

/** Small pictures that open enlarged: links to their files, or in an overlay with script. */
export function ReviewPictures({ review: { pictures, customerName } }: { review: Review }) {
  if (pictures.length === 0) return null;
  const of = `Review by ${customerName}`;
  return (
    <ul className={styles.pictures} data-gallery={of}>
      {pictures.map((name, at) => (
        <li key={name}>
          <a
            className={styles.open}
            href={largeSource(name)}
            data-lazy="lightbox"
            data-picture
            aria-haspopup="dialog"
          >
            <MediaImage
              className={styles.picture}
              name={name}
              alt={t("Picture {n} of {total} by {name}", {
                n: at + 1,
                total: pictures.length,
                name: customerName,
              })}
              width={160}
              height={120}
              sizes="7.5rem"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

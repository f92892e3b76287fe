import { Icon } from "@/components/ui/icon";
import { classNames } from "@/components/ui/class-names";
import type { VendorDetail } from "@/contracts/vendor";
import { MediaImage } from "./media-image";
import styles from "./vendor-gallery.module.css";

/** So many stand on the page; the rest is a step away. */
const SHOWN = 5;

/**
 * The pictures: a strip to swipe on phones, a mosaic on wide screens. Each opens large in a popover of the browser's
 * own, which needs no script.
 */
export function VendorGallery({ vendor }: { vendor: VendorDetail }) {
  const all = [vendor.bannerImage, ...vendor.galleryImages].filter((name) => name !== null);
  const pictures = [...new Set(all)];
  if (pictures.length === 0) return null;
  const alt = (at: number) => `${vendor.vendorName}, picture ${at + 1} of ${pictures.length}`;
  return (
    <section aria-label="Pictures" className={styles.gallery}>
      <ul className={classNames(styles.strip, styles[`of${Math.min(SHOWN, pictures.length)}`])}>
        {pictures.map((name, at) => (
          <li key={name} className={styles.cell}>
            <button type="button" className={styles.open} popoverTarget={`picture-${at + 1}`}>
              <MediaImage
                name={name}
                alt={alt(at)}
                width={900}
                height={600}
                // The banner is twice as wide as its place, which cuts it.
                sizes={at === 0 ? "(min-width: 48rem) 1200px, 150vw" : "(min-width: 48rem) 20rem, 88vw"}
                {...(at === 0 ? { cutSizes: "(min-width: 48rem) 47rem, 88vw" } : {})}
                first={at === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <button type="button" className={styles.all} popoverTarget="picture-1">
          See all {pictures.length} pictures
        </button>
      ) : null}
      {pictures.map((name, at) => (
        <div
          key={name}
          id={`picture-${at + 1}`}
          popover="auto"
          role="dialog"
          className={styles.large}
          aria-label={alt(at)}
        >
          <MediaImage
            name={name}
            alt={alt(at)}
            width={1500}
            height={1000}
            sizes="(min-width: 75rem) 72rem, 96vw"
          />
          <div className={styles.controls}>
            <button type="button" popoverTarget={`picture-${at === 0 ? pictures.length : at}`}>
              <Icon name="chevron-left" />
              <span className="visually-hidden">Previous picture</span>
            </button>
            <span className="tabular">
              {at + 1} of {pictures.length}
            </span>
            <button type="button" popoverTarget={`picture-${at + 1 === pictures.length ? 1 : at + 2}`}>
              <Icon name="chevron-right" />
              <span className="visually-hidden">Next picture</span>
            </button>
            <button type="button" popoverTarget={`picture-${at + 1}`} popoverTargetAction="hide">
              <Icon name="close" />
              <span className="visually-hidden">Close</span>
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}

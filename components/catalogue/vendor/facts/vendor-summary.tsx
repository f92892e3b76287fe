import { RatingStars } from "@/components/ui/text/rating-stars";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { MediaImage } from "@/components/ui/media/media-image";
import { trackRecordFacts } from "./track-record";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { t, td, written } from "@/lib/words/t";
import styles from "./vendor-summary.module.css";

/** A short summary of the seller. */
export function VendorSummary({ vendor }: { vendor: VendorDetail }) {
  const [category = vendor.masterCategory] = vendor.categories;
  return (
    <section className={styles.summary} aria-labelledby="seller">
      {vendor.profileImage ? (
        <div className={styles.emblem}>
          <MediaImage name={vendor.profileImage} alt="" width={128} height={128} sizes="4.5rem" />
        </div>
      ) : null}
      <div className={styles.words}>
        <h2 id="seller" className={styles.name}>
          <a href={vendorHref(vendor)}>{vendor.vendorName}</a>
        </h2>
        <p className={styles.line}>
          {vendor.halalCertified
            ? t("{name} in {area}, halal certified", { name: td(category.name), area: td(vendor.area) })
            : t("{name} in {area}", { name: td(category.name), area: td(vendor.area) })}
        </p>
        <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        {vendor.tagline ? <p {...written()}>{vendor.tagline}</p> : null}
        <ul className={styles.facts} aria-label={t("Measured by Sayang")}>
          {trackRecordFacts(vendor).map(({ name, value }) => (
            <li key={name}>
              {name} <strong>{value}</strong>
            </li>
          ))}
        </ul>
        <p>
          <a className={styles.go} href={vendorHref(vendor)}>
            {t("Everything from {name}", { name: vendor.vendorName })}
          </a>
        </p>
      </div>
    </section>
  );
}

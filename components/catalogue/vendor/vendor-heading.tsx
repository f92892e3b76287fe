import { Badge } from "@/components/ui/feedback/badge";
import { RatingStars } from "@/components/ui/text/rating-stars";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { MediaImage } from "@/components/ui/media/media-image";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { FlagBadges } from "./card/flag-badges";
import { t, td, written } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./vendor-heading.module.css";

type Props = {
  vendor: VendorDetail;
  /** True below the heading of another page; omits links that leave it. */
  preview?: boolean;
};

/** The vendor's name and rating. */
export function VendorHeading({ vendor, preview = false }: Props) {
  const { masterCategory, vendorName, area, categories } = vendor;
  const [main = masterCategory] = categories;
  const rating = <RatingStars value={vendor.rating} count={vendor.reviewCount} />;
  return (
    <header className={styles.heading}>
      {preview ? null : (
        <Breadcrumb
          entries={[
            { name: t("Vendors"), href: pathHere("/vendor#result") },
            { name: td(masterCategory.name), href: vendorSearchHref({ category: masterCategory.slug }) },
          ]}
        />
      )}
      <div className={styles.title}>
        {vendor.profileImage ? (
          <div className={styles.emblem}>
            <MediaImage name={vendor.profileImage} alt="" width={128} height={128} sizes="4.5rem" />
          </div>
        ) : null}
        <div>
          {preview ? <h2 className={styles.name}>{vendorName}</h2> : <h1 {...written()}>{vendorName}</h1>}
          {vendor.tagline ? (
            <p className={styles.tagline} {...written()}>
              {vendor.tagline}
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.line}>
        {preview ? (
          rating
        ) : (
          <a href="#reviews" className={styles.rating}>
            {rating}
          </a>
        )}
        <span>{t("{name} in {area}", { name: td(main.name), area })}</span>
        {vendor.featured ? <Badge tone="brass">{t("Featured")}</Badge> : null}
        <FlagBadges vendor={vendor} long />
      </div>
    </header>
  );
}

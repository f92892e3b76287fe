import { Badge } from "@/components/ui/badge";
import { RatingStars } from "@/components/ui/rating-stars";
import type { VendorDetail } from "@/contracts/vendor";
import { vendorSearchHref } from "@/contracts/search";
import { MediaImage } from "./media-image";
import { Trail } from "./trail";
import styles from "./vendor-heading.module.css";

/** Whose page it is, and whether others were glad. */
export function VendorHeading({ vendor }: { vendor: VendorDetail }) {
  const { masterCategory, vendorName, area, categories } = vendor;
  const [main = masterCategory] = categories;
  return (
    <header className={styles.heading}>
      <Trail
        entries={[
          { name: "Vendors", href: "/vendor#result" },
          { name: masterCategory.name, href: vendorSearchHref({ category: masterCategory.slug }) },
        ]}
      />
      <div className={styles.title}>
        {vendor.profileImage ? (
          <div className={styles.emblem}>
            <MediaImage name={vendor.profileImage} alt="" width={128} height={128} sizes="4.5rem" />
          </div>
        ) : null}
        <div>
          <h1>{vendorName}</h1>
          {vendor.tagline ? <p className={styles.tagline}>{vendor.tagline}</p> : null}
        </div>
      </div>
      <div className={styles.line}>
        <a href="#reviews" className={styles.rating}>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </a>
        <span>
          {main.name} in {area}
        </span>
        {vendor.featured ? <Badge tone="brass">Featured</Badge> : null}
        {vendor.halalCertified ? <Badge tone="good">Halal certified</Badge> : null}
      </div>
    </header>
  );
}

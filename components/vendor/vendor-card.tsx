import { Badge } from "@/components/ui/badge";
import { Price } from "@/components/ui/price";
import { RatingStars } from "@/components/ui/rating-stars";
import type { VendorCard as Vendor } from "@/contracts/vendor";
import { toCents } from "@/lib/money";
import { MediaImage } from "./media-image";
import styles from "./vendor-card.module.css";

type Props = {
  vendor: Vendor;
  headingLevel?: "h2" | "h3";
  first?: boolean;
  /** How wide its picture stands, where that is not a column of the usual grid. */
  place?: string;
};

const GRID_PLACE = "(min-width: 75rem) 18rem, (min-width: 64rem) 28vw, (min-width: 40rem) 45vw, 88vw";
// Half as wide again: a wide picture is cut to its place.
const GRID_SIZES = "(min-width: 75rem) 28rem, (min-width: 64rem) 40vw, (min-width: 40rem) 70vw, 140vw";

/** A vendor in a list. The whole card leads to the profile; the name is the link. */
export function VendorCard({
  vendor,
  headingLevel: Heading = "h3",
  first = false,
  place = GRID_PLACE,
}: Props) {
  const [category = vendor.masterCategory] = vendor.categories;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <MediaImage
          name={vendor.bannerImage ?? vendor.profileImage}
          alt=""
          width={800}
          height={500}
          sizes={GRID_SIZES}
          cutSizes={place}
          first={first}
        />
        {vendor.featured ? <span className={styles.featured}>Featured</span> : null}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {category.name} <span aria-hidden="true">·</span> {vendor.area}
        </p>
        <Heading className={styles.name}>
          <a className={styles.link} href={`/vendor-detail/${vendor.slug}`}>
            {vendor.vendorName}
          </a>
        </Heading>
        {vendor.tagline ? <p className={styles.tagline}>{vendor.tagline}</p> : null}
        <p className={styles.rating}>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </p>
        <div className={styles.foot}>
          {vendor.priceFrom === null ? (
            <span className={styles.ask}>Price on request</span>
          ) : (
            <span>
              <Price
                from
                total={toCents(vendor.priceFrom)}
                {...(vendor.priceMetric ? { metric: `per ${vendor.priceMetric}` } : {})}
              />
              <span className={styles.allIn}>all-in</span>
            </span>
          )}
          <span className={styles.badges}>
            {vendor.capacityTables ? <Badge>Up to {vendor.capacityTables} tables</Badge> : null}
            {vendor.halalCertified ? <Badge tone="good">Halal</Badge> : null}
          </span>
        </div>
      </div>
    </article>
  );
}

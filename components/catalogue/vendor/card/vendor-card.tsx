import type { ReactNode } from "react";
import { Badge } from "@/components/ui/feedback/badge";
import { Price } from "@/components/ui/money/price";
import { RatingStars } from "@/components/ui/text/rating-stars";
import { HeartButton } from "@/components/catalogue/wishlist/heart/heart-button";
import type { VendorCard as Vendor } from "@/contracts/catalogue/vendor/vendor";
import { formatDay } from "@/lib/dates";
import { toCents } from "@/lib/money";
import { WeddingPrice } from "@/components/catalogue/price/wedding-price";
import { FeaturedMark } from "./featured-mark";
import { FlagBadges } from "./flag-badges";
import { GRID_PLACE, GRID_SIZES } from "@/components/ui/media/grid-sizes";
import { MediaImage } from "@/components/ui/media/media-image";
import { t, td, written } from "@/lib/words/t";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import styles from "./vendor-card.module.css";

type Props = {
  vendor: Vendor;
  /** The date that the price is for, when it differs by day. */
  priceDay?: string | null;
  headingLevel?: "h2" | "h3";
  first?: boolean;
  /** Wraps the picture in a frame, such as one for swiping through more of them. */
  frame?: (picture: ReactNode) => ReactNode;
  /** `sizes` of the picture, when it isn't in a column of the usual grid. */
  place?: string;
  /** Rendered below the text, above the card's link: a control such as "Compare". */
  tools?: ReactNode;
};

/** A vendor in a list. The whole card leads to the profile, but only the name is the link. */
export function VendorCard({
  vendor,
  priceDay = null,
  headingLevel: Heading = "h3",
  first = false,
  frame = (picture) => picture,
  place = GRID_PLACE,
  tools,
}: Props) {
  const [category = vendor.masterCategory] = vendor.categories;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {frame(
          <MediaImage
            name={vendor.bannerImage ?? vendor.profileImage}
            alt=""
            width={800}
            height={500}
            sizes={GRID_SIZES}
            cutSizes={place}
            first={first}
          />,
        )}
        {vendor.featured ? <FeaturedMark /> : null}
        <div className={styles.corner}>
          <HeartButton kind="vendor" id={vendor.id} name={vendor.vendorName} returnUrl={vendorHref(vendor)} />
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {td(category.name)} <span aria-hidden="true">·</span> {td(vendor.area)}
        </p>
        <Heading className={styles.name}>
          <a className={styles.link} href={vendorHref(vendor)} {...written()}>
            {vendor.vendorName}
          </a>
        </Heading>
        {vendor.tagline ? (
          <p className={styles.tagline} {...written()}>
            {vendor.tagline}
          </p>
        ) : null}
        <p className={styles.rating}>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </p>
        <div className={styles.foot}>
          {vendor.priceFrom === null ? (
            <span className={styles.ask}>{t("Price on request")}</span>
          ) : (
            <span>
              <WeddingPrice of="vendor" id={vendor.id}>
                <Price
                  from
                  total={toCents(vendor.priceFrom)}
                  {...(vendor.priceMetric
                    ? { metric: t("per {unit}", { unit: td(vendor.priceMetric) }) }
                    : {})}
                />
                {priceDay ? (
                  <span className={styles.onDay}>{t("on {date}", { date: formatDay(priceDay) })}</span>
                ) : null}
              </WeddingPrice>
              <span className={styles.allIn}>{t("all-in")}</span>
            </span>
          )}
          <span className={styles.badges}>
            {vendor.capacityTables ? (
              <Badge>{t("Up to {n} tables", { n: vendor.capacityTables })}</Badge>
            ) : null}
            <FlagBadges vendor={vendor} />
          </span>
        </div>
        {tools ? <div className={styles.tools}>{tools}</div> : null}
      </div>
    </article>
  );
}

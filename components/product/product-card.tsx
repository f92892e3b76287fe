import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Price } from "@/components/ui/price";
import { RatingStars } from "@/components/ui/rating-stars";
import { FeaturedMark } from "@/components/vendor/featured-mark";
import { GRID_PLACE, GRID_SIZES } from "@/components/vendor/grid-sizes";
import { MediaImage } from "@/components/vendor/media-image";
import { vendorHref } from "@/components/vendor/vendor-href";
import type { ProductHit } from "@/contracts/search";
import { toCents } from "@/lib/money";
import styles from "./product-card.module.css";

type Props = {
  product: ProductHit;
  first?: boolean;
  /** Stands in the top right corner of the picture, above the card's own link. */
  corner?: ReactNode;
};

/** A product among results. The whole card leads to it; its vendor is a link of its own. */
export function ProductCard({ product, first = false, corner }: Props) {
  const { productPrice, productType, vendor } = product;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <MediaImage
          name={product.image}
          alt=""
          width={800}
          height={600}
          sizes={GRID_SIZES}
          cutSizes={GRID_PLACE}
          first={first}
        />
        {product.featuredProduct ? <FeaturedMark by="vendor" /> : null}
        {corner ? <div className={styles.corner}>{corner}</div> : null}
      </div>
      <div className={styles.words}>
        {productType ? <p className={styles.kind}>{productType.name}</p> : null}
        <h3 className={styles.name}>
          <a className={styles.link} href={`/vendor-detail/${vendor.slug}/${product.slug}`}>
            {product.productTitle}
          </a>
        </h3>
        <p className={styles.vendor}>
          <a href={vendorHref(vendor)}>{vendor.vendorName}</a> <span aria-hidden="true">·</span> {vendor.area}
        </p>
        <p className={styles.rating}>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </p>
        <div className={styles.foot}>
          <span>
            <Price
              total={toCents(productPrice.priceWithGST)}
              {...(productPrice.priceMetric ? { metric: `per ${productPrice.priceMetric}` } : {})}
            />
            <span className={styles.allIn}>all-in</span>
          </span>
          <span className={styles.badges}>
            {product.forSale ? null : <Badge>On request</Badge>}
            {vendor.halalCertified ? <Badge tone="good">Halal</Badge> : null}
          </span>
        </div>
      </div>
    </article>
  );
}

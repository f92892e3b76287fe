import { Badge } from "@/components/ui/feedback/badge";
import { Price } from "@/components/ui/money/price";
import { RatingStars } from "@/components/ui/text/rating-stars";
import { FeaturedMark } from "@/components/catalogue/vendor/card/featured-mark";
import { FlagBadges } from "@/components/catalogue/vendor/card/flag-badges";
import { GRID_PLACE } from "@/components/ui/media/grid-sizes";
import { MediaImage } from "@/components/ui/media/media-image";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { HeartButton } from "@/components/catalogue/wishlist/heart/heart-button";
import type { ProductHit } from "@/contracts/catalogue/search/search";
import { toCents } from "@/lib/money";
import { WeddingPrice } from "@/components/catalogue/price/wedding-price";
import { productHref } from "@/components/catalogue/links/product-href";
import { t, td, written, writtenUnless } from "@/lib/words/t";
import styles from "./product-card.module.css";

type Props = { product: ProductHit; first?: boolean };

/** A product in search results. The whole card links to the product; the vendor has its own link. */
export function ProductCard({ product, first = false }: Props) {
  const { productPrice, productType, vendor } = product;
  const href = productHref(vendor, product);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <MediaImage name={product.image} alt="" width={800} height={600} sizes={GRID_PLACE} first={first} />
        {product.featuredProduct ? <FeaturedMark by="vendor" /> : null}
        <div className={styles.corner}>
          <HeartButton kind="product" id={product.id} name={product.productTitle} returnUrl={href} />
        </div>
      </div>
      <div className={styles.words}>
        {productType ? (
          <p className={styles.kind} {...writtenUnless(productType.name)}>
            {td(productType.name)}
          </p>
        ) : null}
        <h3 className={styles.name}>
          <a className={styles.link} href={href} {...written()}>
            {product.productTitle}
          </a>
        </h3>
        <p className={styles.vendor}>
          <a href={vendorHref(vendor)} {...written()}>
            {vendor.vendorName}
          </a>{" "}
          <span aria-hidden="true">·</span> {td(vendor.area)}
        </p>
        <p className={styles.rating}>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </p>
        <div className={styles.foot}>
          <span>
            <WeddingPrice of="product" id={product.id}>
              <Price
                total={toCents(productPrice.priceWithGST)}
                {...(productPrice.priceMetric
                  ? { metric: t("per {unit}", { unit: td(productPrice.priceMetric) }) }
                  : {})}
              />
            </WeddingPrice>
            <span className={styles.allIn}>{t("all-in")}</span>
          </span>
          <span className={styles.badges}>
            {product.forSale ? null : <Badge>{t("On request")}</Badge>}
            <FlagBadges vendor={vendor} />
          </span>
        </div>
      </div>
    </article>
  );
}

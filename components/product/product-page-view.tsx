import { ProductReviews } from "@/components/review/product-reviews";
import { RatingStars } from "@/components/ui/rating-stars";
import { VendorActions } from "@/components/vendor/actions/vendor-actions";
import {
  type Availability,
  AvailabilitySection,
} from "@/components/vendor/availability/availability-section";
import { FootBar } from "@/components/vendor/foot-bar";
import { Trail } from "@/components/vendor/trail";
import { vendorHref } from "@/components/vendor/vendor-href";
import { VendorSummary } from "@/components/vendor/vendor-summary";
import { HeartButton } from "@/components/wishlist/heart-button";
import type { ProductDetail } from "@/contracts/product";
import type { VendorReviews } from "@/contracts/review";
import { type ProductHit, vendorSearchHref } from "@/contracts/search";
import type { VendorDetail } from "@/contracts/vendor";
import { AddToCart } from "./add-to-cart";
import { PolicyInShort } from "./policy-in-short";
import { productHref } from "./product-href";
import styles from "./product-page-view.module.css";
import { ProductView } from "./product-view";
import { RelatedProducts } from "./related-products";

type Props = {
  product: ProductDetail;
  vendor: VendorDetail;
  reviews: VendorReviews;
  related: readonly ProductHit[];
  availability: Availability;
  /** From the address: a day to book. */
  date: string;
  today: string;
  /** Of absolute addresses. */
  origin: string;
};

/** `/vendor-detail/{vendor}/{product}`, all of it from the server. */
export function ProductPageView(props: Props) {
  const { product, vendor, reviews, related, availability, date, today, origin } = props;
  const { masterCategory, vendorName } = vendor;
  const href = productHref(vendor, product);
  const { priceWithGST, priceMetric } = product.productPrice;
  return (
    <ProductView
      product={product}
      today={today}
      trail={
        <Trail
          entries={[
            { name: "Vendors", href: "/vendor#result" },
            { name: masterCategory.name, href: vendorSearchHref({ category: masterCategory.slug }) },
            { name: vendorName, href: vendorHref(vendor) },
          ]}
        />
      }
      seller={
        <p className={styles.seller}>
          <a href={vendorHref(vendor)}>{vendorName}</a>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </p>
      }
      order={
        <div id="order" className={styles.order}>
          {product.forSale ? (
            <AddToCart product={product} today={today} date={date} returnUrl={`${href}#order`} />
          ) : (
            <p className={styles.closed}>{vendorName} takes no new orders for this at the moment.</p>
          )}
          <VendorActions
            vendor={vendor}
            share={{ title: `${product.productTitle} by ${vendorName}`, url: origin + href }}
            heart={
              <HeartButton
                kind="product"
                id={product.id}
                name={product.productTitle}
                returnUrl={href}
                look="word"
              />
            }
          />
        </div>
      }
      beside={<PolicyInShort vendor={vendor} />}
      below={
        <>
          <AvailabilitySection
            availability={availability}
            href={href}
            orderAt="order"
            today={today}
            vendorName={vendorName}
          />
          <ProductReviews reviews={reviews} vendor={vendor} />
          <VendorSummary vendor={vendor} />
          <RelatedProducts products={related} />
          <FootBar
            price={priceWithGST}
            metric={priceMetric}
            href={product.forSale ? "#order" : vendorHref(vendor)}
            label={product.forSale ? "Choose" : "See the vendor"}
          />
        </>
      }
    />
  );
}

import type { ReactNode } from "react";
import { RatingStars } from "@/components/ui/text/rating-stars";
import { VendorActions } from "@/components/catalogue/vendor/actions/vendor-actions";
import {
  type Availability,
  AvailabilitySection,
} from "@/components/catalogue/vendor/availability/availability-section";
import { PriceBar } from "@/components/catalogue/price/price-bar";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { VendorSummary } from "@/components/catalogue/vendor/facts/vendor-summary";
import { HeartButton } from "@/components/catalogue/wishlist/heart/heart-button";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { ProductHit } from "@/contracts/catalogue/search/search";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { AddToCart } from "@/components/catalogue/product/order/add-to-cart";
import { termsOn } from "@/components/catalogue/product/order/day-terms";
import { orderTerms } from "@/components/catalogue/product/order/order-terms";
import { VisitFirst } from "./visit-first";
import { PolicyInShort } from "./policy-in-short";
import { productHref } from "@/components/catalogue/links/product-href";
import styles from "./product-page-view.module.css";
import { type DatedPrice, ProductView } from "./product-view";
import { ReportLink } from "@/components/ui/page/report-link";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { ScrollRow } from "@/components/ui/list/scroll-row";
import { ProductTile } from "@/components/catalogue/product/product-tile";
import { t, td } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";

type Props = {
  product: ProductDetail;
  vendor: VendorDetail;
  reviews: ReactNode;
  related: readonly ProductHit[];
  availability: Availability;
  /** A date to book, from the address. */
  date: string;
  /** The price of that date. */
  onDay: DatedPrice | null;
  today: string;
  /** Base of absolute URLs. */
  origin: string;
};

/** `/vendor-detail/{vendor}/{product}`, rendered on the server. The page passes in the reviews. */
export function ProductPageView(props: Props) {
  const { product, vendor, reviews, related, availability, date, onDay, today, origin } = props;
  const { masterCategory, vendorName } = vendor;
  const href = productHref(vendor, product);
  const terms = orderTerms(product, today);
  const { priceWithGST, priceMetric } = onDay?.price ?? product.productPrice;
  return (
    <ProductView
      product={product}
      today={today}
      onDay={onDay}
      category={masterCategory.slug}
      trail={
        <Breadcrumb
          entries={[
            { name: t("Vendors"), href: pathHere("/vendor#result") },
            { name: td(masterCategory.name), href: vendorSearchHref({ category: masterCategory.slug }) },
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
            <AddToCart
              terms={terms}
              dated={date ? termsOn(terms, date, null) : terms}
              date={date}
              returnUrl={`${href}#order`}
              freeDates={date ? [] : nextFree(availability)}
              visit={<VisitFirst vendor={vendor} />}
            />
          ) : (
            <p className={styles.closed}>
              {t("{name} isn’t taking new orders for this at the moment.", { name: vendorName })}
            </p>
          )}
          <VendorActions
            vendor={vendor}
            productId={product.id}
            share={{
              title: t("{product} by {vendor}", { product: product.productTitle, vendor: vendorName }),
              url: origin + href,
            }}
            heart={
              <HeartButton kind="product" id={product.id} name={product.productTitle} returnUrl={href} />
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
            metric={product.productPrice.priceMetric}
          />
          {reviews}
          <VendorSummary vendor={vendor} />
          <ReportLink kind="product" id={product.id} label={t("Report this product")} />
          <RelatedProducts products={related} />
          <PriceBar
            of="product"
            id={product.id}
            price={priceWithGST}
            metric={priceMetric}
            href={product.forSale ? "#order" : vendorHref(vendor)}
            label={product.forSale ? t("Choose") : t("See the vendor")}
          />
        </>
      }
    />
  );
}

const FREE_DATES = 3;

/** Returns the next free Saturdays and Sundays, or else the next free days. */
function nextFree({ weekends, soonest }: Availability): readonly string[] {
  return (weekends.length > 0 ? weekends : soonest).slice(0, FREE_DATES);
}

/** Similar products of this vendor and others. */
function RelatedProducts({ products }: { products: readonly ProductHit[] }) {
  if (products.length === 0) return null;
  return (
    <section id="related">
      <SectionHeading title={t("You may also like")} lead={t("Close to this one in kind and price.")} />
      <ScrollRow label={t("Related products")}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}

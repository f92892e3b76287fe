import { ProductFamilies } from "@/components/product/product-families";
import { ReviewSection } from "@/components/review/review-section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ProductFamily } from "@/contracts/product";
import type { VendorReviews } from "@/contracts/review";
import type { VendorDetail } from "@/contracts/vendor";
import { PaymentSection } from "./payment-section";
import { Prose } from "./prose";
import { SectionNav } from "./section-nav";
import { VendorAside } from "./vendor-aside";
import styles from "./vendor-detail-view.module.css";
import { VendorFacts } from "./vendor-facts";
import { VendorFaq } from "./vendor-faq";
import { VendorGallery } from "./vendor-gallery";
import { VendorHeading } from "./vendor-heading";
import { VendorPlace } from "./vendor-place";
import { vendorHref } from "./vendor-href";

export type VendorDetailProps = {
  vendor: VendorDetail;
  families: readonly ProductFamily[];
  reviews: VendorReviews;
  /** From the address: the reviews' filter, and the product whose details are open. */
  rating: number | undefined;
  openProduct: string;
  today: string;
};

/** `/vendor-detail/{id}`, all of it from the server; only "Add to cart" is alive. */
export function VendorDetailView({
  vendor,
  families,
  reviews,
  rating,
  openProduct,
  today,
}: VendorDetailProps) {
  const href = vendorHref(vendor);
  return (
    <main id="main" className={styles.page}>
      <VendorHeading vendor={vendor} />
      <VendorGallery vendor={vendor} />
      <SectionNav vendor={vendor} />
      <div className={styles.frame}>
        <div className={styles.main}>
          <section id="about" className={styles.section}>
            <VendorFacts vendor={vendor} />
            <Prose text={vendor.profileSummary} />
            {vendor.styleTags.length > 0 ? (
              <ul className={styles.tags} aria-label="Style">
                {vendor.styleTags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            ) : null}
          </section>
          <section id="products" className={styles.section}>
            <SectionHeading
              title="Products and packages"
              lead="Prices are all-in: service charge and GST are inside."
            />
            {families.length === 0 ? (
              <p className={styles.none}>{vendor.vendorName} is preparing its first packages.</p>
            ) : (
              <ProductFamilies
                families={families}
                openProduct={openProduct}
                vendorHref={href}
                today={today}
              />
            )}
          </section>
        </div>
        <VendorAside vendor={vendor} />
      </div>
      <div className={styles.wide}>
        <ReviewSection reviews={reviews} rating={rating} vendorName={vendor.vendorName} vendorHref={href} />
        <PaymentSection policy={vendor.paymentPolicy} />
        <VendorFaq vendor={vendor} />
        <VendorPlace vendor={vendor} />
      </div>
    </main>
  );
}

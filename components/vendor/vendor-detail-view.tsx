import { ProductFamilies } from "@/components/product/product-families";
import { ReviewSection } from "@/components/review/review-section";
import { SectionHeading } from "@/components/ui/section-heading";
import { HeartButton } from "@/components/wishlist/heart-button";
import type { ProductFamily } from "@/contracts/product";
import type { VendorReviews } from "@/contracts/review";
import type { VendorCard, VendorDetail } from "@/contracts/vendor";
import { VendorActions } from "./actions/vendor-actions";
import { type Availability, AvailabilitySection } from "./availability/availability-section";
import { FootBar } from "./foot-bar";
import { PictureGallery } from "./gallery/picture-gallery";
import { PaymentSection } from "./payment-section";
import { Prose } from "./prose";
import { SectionNav } from "./section-nav";
import { SimilarVendors } from "./similar-vendors";
import { TrustPanel } from "./trust-panel";
import { VendorAside } from "./vendor-aside";
import styles from "./vendor-detail-view.module.css";
import { VendorFacts } from "./vendor-facts";
import { VendorFaq } from "./vendor-faq";
import { VendorHeading } from "./vendor-heading";
import { VendorPlace } from "./vendor-place";
import { vendorHref } from "./vendor-href";

export type VendorDetailProps = {
  vendor: VendorDetail;
  families: readonly ProductFamily[];
  reviews: VendorReviews;
  availability: Availability;
  similar: readonly VendorCard[];
  /** From the address: the reviews' filter and words, and a day to book. */
  rating: number | undefined;
  said: string;
  date: string;
  today: string;
  /** Of absolute addresses. */
  origin: string;
};

/** `/vendor-detail/{id}`, all of it from the server. */
export function VendorDetailView(props: VendorDetailProps) {
  const { vendor, families, reviews, availability, similar, rating, said, date, today, origin } = props;
  const href = vendorHref(vendor);
  const { vendorName } = vendor;
  return (
    <main id="main" className={styles.page}>
      <VendorHeading vendor={vendor} />
      <PictureGallery
        layout="mosaic"
        pictures={picturesOf(vendor)}
        videoUrl={vendor.videoUrl}
        of={vendorName}
      />
      <SectionNav vendor={vendor} />
      <div className={styles.frame}>
        <VendorAside
          vendor={vendor}
          actions={
            <VendorActions
              vendor={vendor}
              share={{ title: vendorName, url: origin + href }}
              heart={
                <HeartButton kind="vendor" id={vendor.id} name={vendorName} returnUrl={href} look="word" />
              }
            />
          }
        />
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
            <TrustPanel vendor={vendor} />
          </section>
          <section id="products" className={styles.section}>
            <SectionHeading
              title="Products and packages"
              lead="Prices are all-in: service charge and GST are inside."
            />
            {families.length === 0 ? (
              <p className={styles.none}>{vendorName} is preparing its first packages.</p>
            ) : (
              <ProductFamilies families={families} vendor={vendor} today={today} date={date} />
            )}
          </section>
        </div>
      </div>
      <div className={styles.wide}>
        <AvailabilitySection
          availability={availability}
          href={href}
          orderAt="products"
          today={today}
          vendorName={vendorName}
        />
        <ReviewSection
          reviews={reviews}
          rating={rating}
          said={said}
          vendorName={vendorName}
          vendorHref={href}
        />
        <PaymentSection policy={vendor.paymentPolicy} />
        <VendorFaq vendor={vendor} />
        <VendorPlace vendor={vendor} />
        <SimilarVendors vendors={similar} of={vendor} />
      </div>
      <FootBar
        from
        price={vendor.priceFrom}
        metric={vendor.priceMetric}
        href="#products"
        label="See packages"
      />
    </main>
  );
}

/** The banner first, each once. */
function picturesOf({ vendorName, bannerImage, galleryImages }: VendorDetail) {
  const names = [...new Set([bannerImage, ...galleryImages])].filter((name) => name !== null);
  return names.map((name, at) => ({ name, alt: `${vendorName}, picture ${at + 1} of ${names.length}` }));
}

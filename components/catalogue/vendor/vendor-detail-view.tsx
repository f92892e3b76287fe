import type { ReactNode } from "react";
import { ReportLink } from "@/components/ui/page/report-link";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { HeartButton } from "@/components/catalogue/wishlist/heart/heart-button";
import type { RoomFact } from "@/contracts/catalogue/vendor/room-facts";
import type { VendorCard, VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { VendorActions } from "./actions/vendor-actions";
import { type Availability, AvailabilitySection } from "./availability/availability-section";
import { PriceBar } from "@/components/catalogue/price/price-bar";
import { PictureGallery } from "@/components/ui/gallery/picture-gallery";
import { PaymentSection } from "./payment-section";
import { picturesOf } from "./pictures-of";
import { Prose } from "@/components/ui/text/prose";
import { SectionNav } from "./section-nav";
import { SimilarVendors } from "./similar-vendors";
import { OwnTermsLink } from "./terms/own-terms-link";
import { TrackRecord } from "./facts/track-record";
import { VendorAside } from "./vendor-aside";
import styles from "./vendor-detail-view.module.css";
import { VendorFacts } from "./facts/vendor-facts";
import { VendorFaq } from "./vendor-faq";
import { VendorHeading } from "./vendor-heading";
import { VendorPlace } from "./facts/vendor-place";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { t } from "@/lib/words/t";

export type VendorDetailProps = {
  vendor: VendorDetail;
  /** The packages; null when the vendor has none yet. */
  products: ReactNode;
  room: readonly RoomFact[];
  reviews: ReactNode;
  /** For search engines. It repeats reviews and answers, and compresses well next to them. */
  structuredData: ReactNode;
  /** The stories that credit it; null when there are none. */
  stories: ReactNode;
  availability: Availability;
  similar: readonly VendorCard[];
  today: string;
  /** Base of absolute URLs. */
  origin: string;
};

/** `/vendor-detail/{id}`, rendered on the server. The page passes in the parts of other features. */
export function VendorDetailView(props: VendorDetailProps) {
  const { vendor, products, room, reviews, structuredData, stories, availability, similar, today, origin } =
    props;
  const href = vendorHref(vendor);
  const { vendorName } = vendor;
  return (
    <main id="main" className={styles.page} data-category={vendor.masterCategory.slug}>
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
              heart={<HeartButton kind="vendor" id={vendor.id} name={vendorName} returnUrl={href} />}
            />
          }
        />
        <div className={styles.main}>
          <section id="about" className={styles.section}>
            <VendorFacts vendor={vendor} room={room} />
            <Prose text={vendor.profileSummary} />
            {vendor.styleTags.length > 0 ? (
              <ul className={styles.tags} aria-label={t("Style")}>
                {vendor.styleTags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            ) : null}
            <TrackRecord vendor={vendor} />
          </section>
          <section id="products" className={styles.section}>
            <SectionHeading
              title={t("Products and packages")}
              lead={t("Prices are all-in, with service charge and GST included.")}
            />
            {products ?? (
              <p className={styles.none}>
                {t("{name} is preparing its first packages.", { name: vendorName })}
              </p>
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
        {reviews}
        {stories}
        <PaymentSection
          policy={vendor.paymentPolicy}
          terms={vendor.terms ? <OwnTermsLink vendor={vendor} /> : null}
        />
        <VendorFaq vendor={vendor} />
        {structuredData}
        <VendorPlace vendor={vendor} />
        <ReportLink kind="vendor" id={vendor.id} label={t("Report this vendor")} />
        <SimilarVendors vendors={similar} of={vendor} />
      </div>
      <PriceBar
        of="vendor"
        id={vendor.id}
        from
        price={vendor.priceFrom}
        metric={vendor.priceMetric}
        href="#products"
        label={t("See packages")}
      />
    </main>
  );
}

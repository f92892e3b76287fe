import { PaymentSection } from "@/components/catalogue/vendor/payment-section";
import { TrackRecord } from "@/components/catalogue/vendor/facts/track-record";
import { VendorFacts } from "@/components/catalogue/vendor/facts/vendor-facts";
import { VendorPlace } from "@/components/catalogue/vendor/facts/vendor-place";
import { picturesOf } from "@/components/catalogue/vendor/pictures-of";
import { VendorFaq } from "@/components/catalogue/vendor/vendor-faq";
import { VendorHeading } from "@/components/catalogue/vendor/vendor-heading";
import { PictureGallery } from "@/components/ui/gallery/picture-gallery";
import { Prose } from "@/components/ui/text/prose";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import styles from "./vendor-preview.module.css";

/** The parts of a vendor's page that depend on its profile, as couples see them. */
export function VendorPreview({ vendor }: { vendor: VendorDetail }) {
  const pictures = picturesOf(vendor);
  return (
    <article className={styles.page} aria-label={`The page of ${vendor.vendorName}`}>
      <div>
        <VendorHeading vendor={vendor} preview />
        {pictures.length > 0 ? (
          <PictureGallery
            layout="mosaic"
            still
            pictures={pictures}
            videoUrl={vendor.videoUrl}
            of={vendor.vendorName}
          />
        ) : (
          <p className={styles.none}>No pictures yet. Add a banner and a gallery on Seller info.</p>
        )}
      </div>
      <div>
        <VendorFacts vendor={vendor} room={[]} />
        <Prose text={vendor.profileSummary} />
        <TrackRecord vendor={vendor} />
      </div>
      <p className={styles.rest}>Your prices, packages, free dates and reviews appear here.</p>
      <PaymentSection
        policy={vendor.paymentPolicy}
        terms={vendor.terms ? "Couples can read your own terms here." : null}
      />
      <VendorFaq vendor={vendor} />
      <VendorPlace vendor={vendor} />
    </article>
  );
}

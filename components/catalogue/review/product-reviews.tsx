import { RatingStars } from "@/components/ui/text/rating-stars";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import type { VendorReviews } from "@/contracts/catalogue/review";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { ReviewItem } from "./review-item";
import styles from "./review-section.module.css";
import { reviewsHref } from "@/components/catalogue/links/reviews-href";
import { t } from "@/lib/words/t";

type Props = { reviews: VendorReviews; vendor: VendorDetail };

/** The latest reviews of this product, and a link to all reviews of its vendor. */
export function ProductReviews({ reviews: { histogram, docs }, vendor }: Props) {
  const all = reviewsHref(vendorHref(vendor), {});
  return (
    <section id="reviews" className={styles.section}>
      <SectionHeading
        title={t("Reviews")}
        lead={t("From couples who booked this through Sayang.")}
        action={
          vendor.reviewCount > 0 ? (
            <a href={all}>{t("All {n} of {name}", { n: vendor.reviewCount, name: vendor.vendorName })}</a>
          ) : null
        }
      />
      {histogram.count === 0 ? (
        <p className={styles.none}>{t("No reviews of this yet.")}</p>
      ) : (
        <>
          <p className={styles.filter}>
            <RatingStars value={histogram.average} count={histogram.count} size={20} />
          </p>
          <ul className={styles.list}>
            {docs.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} vendorName={vendor.vendorName} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

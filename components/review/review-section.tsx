import { ChipLink } from "@/components/ui/chip";
import { SectionHeading } from "@/components/ui/section-heading";
import type { VendorReviews } from "@/contracts/review";
import { RatingSummary } from "./rating-summary";
import { ReviewItem } from "./review-item";
import { reviewsHref } from "./reviews-href";
import styles from "./review-section.module.css";

type Props = { reviews: VendorReviews; rating: number | undefined; vendorName: string; vendorHref: string };

/** What couples say: how the stars spread, then five reviews a page. The address keeps filter and page. */
export function ReviewSection({ reviews, rating, vendorName, vendorHref }: Props) {
  const { histogram, page, totalPages } = reviews;
  return (
    <section id="reviews" className={styles.section}>
      <SectionHeading title="Reviews" lead="Only couples who booked through Sayang can write one." />
      {histogram.count === 0 ? (
        <p className={styles.none}>
          Nobody has reviewed {vendorName} yet. The first couple that books will be asked after the wedding.
        </p>
      ) : (
        <div className={styles.frame}>
          <RatingSummary histogram={histogram} rating={rating} vendorHref={vendorHref} />
          <div>
            {rating === undefined ? null : (
              <p className={styles.filter}>
                Reviews with {rating} {rating === 1 ? "star" : "stars"}
                <ChipLink href={reviewsHref(vendorHref, {})}>Show all</ChipLink>
              </p>
            )}
            {reviews.docs.length === 0 ? <p className={styles.none}>No review gave {rating} stars.</p> : null}
            <ul className={styles.list}>
              {reviews.docs.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} vendorName={vendorName} />
                </li>
              ))}
            </ul>
            {totalPages > 1 ? (
              <nav className={styles.pager} aria-label="Pages of reviews">
                {page > 1 ? (
                  <a rel="prev" href={reviewsHref(vendorHref, { rating, page: page - 1 })}>
                    Newer
                  </a>
                ) : (
                  <span />
                )}
                <span className="tabular">
                  Page {page} of {totalPages}
                </span>
                {page < totalPages ? (
                  <a rel="next" href={reviewsHref(vendorHref, { rating, page: page + 1 })}>
                    Older
                  </a>
                ) : (
                  <span />
                )}
              </nav>
            ) : null}
          </div>
        </div>
      )}
    </section>
  );
}

import { Button } from "@/components/ui/action/button";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import type { VendorReviews } from "@/contracts/catalogue/review";
import { RatingSummary } from "./rating-summary";
import { ReviewItem } from "./review-item";
import { reviewsHref } from "@/components/catalogue/links/reviews-href";
import styles from "./review-section.module.css";

type Props = {
  reviews: VendorReviews;
  rating: number | undefined;
  /** Search text that the reviews shown contain. */
  said: string;
  vendorName: string;
  vendorHref: string;
};

/**
 * A vendor's reviews: the ratings' distribution, then five reviews a page. Filter, search text and page are in the
 * address.
 */
export function ReviewSection({ reviews, rating, said, vendorName, vendorHref }: Props) {
  const { histogram, page, totalPages } = reviews;
  return (
    <section id="reviews" className={styles.section}>
      <SectionHeading title="Reviews" lead="Only couples who booked through Sayang can leave a review." />
      {histogram.count === 0 ? (
        <p className={styles.none}>
          Nobody has reviewed {vendorName} yet. Couples who book are asked after their wedding.
        </p>
      ) : (
        <div className={styles.frame}>
          <div>
            <RatingSummary histogram={histogram} rating={rating} said={said} vendorHref={vendorHref} />
            <form className={styles.search} role="search" action={`${vendorHref}#reviews`}>
              {rating === undefined ? null : <input type="hidden" name="rating" value={rating} />}
              <label htmlFor="reviews-said">Search these reviews</label>
              <input id="reviews-said" name="said" type="search" maxLength={60} defaultValue={said} />
              <Button type="submit" variant="secondary" size="sm">
                Search
              </Button>
            </form>
          </div>
          <div>
            {rating === undefined && !said ? null : (
              <p className={styles.filter}>
                {filterWords(reviews.totalDocs, rating, said)}
                <a href={reviewsHref(vendorHref, {})}>Show all</a>
              </p>
            )}
            {reviews.docs.length === 0 ? (
              <p className={styles.none}>No matching reviews. Try other words or another rating.</p>
            ) : null}
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
                  <a rel="prev" href={reviewsHref(vendorHref, { rating, said, page: page - 1 })}>
                    Newer
                  </a>
                ) : (
                  <span />
                )}
                <span className="tabular">
                  Page {page} of {totalPages}
                </span>
                {page < totalPages ? (
                  <a rel="next" href={reviewsHref(vendorHref, { rating, said, page: page + 1 })}>
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

function filterWords(found: number, rating: number | undefined, said: string): string {
  const reviews = found === 1 ? "1 review" : `${found} reviews`;
  const stars = rating === undefined ? "" : ` with ${rating} ${rating === 1 ? "star" : "stars"}`;
  return `${reviews}${stars}${said ? ` about “${said}”` : ""}`;
}

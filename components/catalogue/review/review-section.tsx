import { Button } from "@/components/ui/action/button";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import type { VendorReviews } from "@/contracts/catalogue/review";
import { RatingSummary } from "./rating-summary";
import { ReviewItem } from "./review-item";
import { reviewsHref } from "@/components/catalogue/links/reviews-href";
import { t } from "@/lib/words/t";
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
      <SectionHeading
        title={t("Reviews")}
        lead={t("Only couples who booked through Sayang can leave a review.")}
      />
      {histogram.count === 0 ? (
        <p className={styles.none}>
          {t("Nobody has reviewed {name} yet. Couples who book are asked after their wedding.", {
            name: vendorName,
          })}
        </p>
      ) : (
        <div className={styles.frame}>
          <div>
            <RatingSummary histogram={histogram} rating={rating} said={said} vendorHref={vendorHref} />
            <form className={styles.search} role="search" action={`${vendorHref}#reviews`}>
              {rating === undefined ? null : <input type="hidden" name="rating" value={rating} />}
              <label htmlFor="reviews-said">{t("Search these reviews")}</label>
              <input id="reviews-said" name="said" type="search" maxLength={60} defaultValue={said} />
              <Button type="submit" variant="secondary" size="sm">
                {t("Search")}
              </Button>
            </form>
          </div>
          <div>
            {rating === undefined && !said ? null : (
              <p className={styles.filter}>
                {filterWords(reviews.totalDocs, rating, said)}
                <a href={reviewsHref(vendorHref, {})}>{t("Show all")}</a>
              </p>
            )}
            {reviews.docs.length === 0 ? (
              <p className={styles.none}>{t("No matching reviews. Try other words or another rating.")}</p>
            ) : null}
            <ul className={styles.list}>
              {reviews.docs.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} vendorName={vendorName} />
                </li>
              ))}
            </ul>
            {totalPages > 1 ? (
              <nav className={styles.pager} aria-label={t("Pages of reviews")}>
                {page > 1 ? (
                  <a rel="prev" href={reviewsHref(vendorHref, { rating, said, page: page - 1 })}>
                    {t("Newer")}
                  </a>
                ) : (
                  <span />
                )}
                <span className="tabular">{t("Page {page} of {totalPages}", { page, totalPages })}</span>
                {page < totalPages ? (
                  <a rel="next" href={reviewsHref(vendorHref, { rating, said, page: page + 1 })}>
                    {t("Older")}
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

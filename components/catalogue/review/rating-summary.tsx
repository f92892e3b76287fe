import type { RatingHistogram } from "@/contracts/catalogue/review";
import styles from "./rating-summary.module.css";
import { reviewsHref } from "@/components/catalogue/links/reviews-href";
import { t } from "@/lib/words/t";

type Props = {
  histogram: RatingHistogram;
  rating: number | undefined;
  /** Current search text, kept when a star rating is chosen. */
  said?: string;
  vendorHref: string;
};

const STARS = [5, 4, 3, 2, 1] as const;

/** The average rating and the number of reviews per star. Each row links to those reviews. */
export function RatingSummary({
  histogram: { average, count, byStars },
  rating,
  said = "",
  vendorHref,
}: Props) {
  return (
    <div className={styles.summary}>
      <p className={styles.mean}>
        <span className={styles.number}>{average.toFixed(1)}</span>{" "}
        <span className={styles.count}>
          out of 5, from {count} {count === 1 ? "review" : "reviews"}
        </span>
      </p>
      <ul>
        {STARS.map((stars) => {
          const n = byStars[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <a
                className={styles.row}
                href={reviewsHref(vendorHref, { rating: stars, said })}
                aria-current={stars === rating ? "true" : undefined}
                aria-label={t("{stars} stars, {n} reviews", { stars, n })}
              >
                <span>{stars}</span>
                <span className={styles.track}>
                  <span className={styles.bar} style={{ inlineSize: `${(100 * n) / Math.max(1, count)}%` }} />
                </span>
                <span className={styles.n}>{n}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

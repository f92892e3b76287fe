import { ReportLink } from "@/components/ui/page/report-link";
import { RatingStars } from "@/components/ui/text/rating-stars";
import type { Review } from "@/contracts/catalogue/review";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { ReviewPictures } from "./review-pictures";
import { t } from "@/lib/words/t";
import styles from "./review-item.module.css";

type Props = {
  review: Review;
  vendorName: string;
  /** True for its author, who can't report it. */ own?: boolean;
};

export function ReviewItem({ review, vendorName, own = false }: Props) {
  const { customerName, createdAt, rating, title, comment, vendorAnswer } = review;
  return (
    <article>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {customerName.slice(0, 1)}
        </span>
        <div>
          <p className={styles.name}>{customerName}</p>
          <time className={styles.date} dateTime={createdAt}>
            {formatDate(todayInSingapore(new Date(createdAt)))}
          </time>
        </div>
        <RatingStars value={rating} />
      </header>
      {title ? <h3 className={styles.title}>{title}</h3> : null}
      <p className={styles.words}>{comment}</p>
      <ReviewPictures review={review} />
      {vendorAnswer ? (
        <blockquote className={styles.answer}>
          <p className={styles.who}>{t("{name} answered", { name: vendorName })}</p>
          <p className={styles.said}>{vendorAnswer}</p>
        </blockquote>
      ) : null}
      {own ? null : (
        <ReportLink
          kind="review"
          id={review.id}
          label={t("Report")}
          of={t("the review by {name}", { name: customerName })}
        />
      )}
    </article>
  );
}

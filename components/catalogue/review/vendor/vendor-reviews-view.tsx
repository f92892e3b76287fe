"use client";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { SelectField } from "@/components/ui/form/field";
import { ListSearch } from "@/components/ui/list/list-search";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { RatingStars } from "@/components/ui/text/rating-stars";
import { REVIEW_PAGE_SIZE } from "@/contracts/catalogue/review";
import { useGetOwnReviewsQuery } from "@/services/catalogue/review";
import { OwnReview } from "./own-review";
import styles from "./vendor-reviews-view.module.css";

const PATH = "/vendor/dashboard/reviews";
const UNANSWERED = "unanswered";
const STARS = ["5", "4", "3", "2", "1"] as const;

/** The vendor's reviews, newest first, each with its reply. Filter, search and page are in the address. */
export function VendorReviewsView() {
  const { page, search, get, set } = useListParams();
  const show = [UNANSWERED, ...STARS].find((each) => each === get("show")) ?? "";
  const query = useGetOwnReviewsQuery(
    {
      page,
      limit: REVIEW_PAGE_SIZE,
      searchBy: search,
      ...(show === UNANSWERED ? { unanswered: true } : show ? { rating: Number(show) } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const filtered = show !== "" || search !== "";
  const of = (stars: string) => data?.histogram.byStars[Number(stars) - 1] ?? 0;

  return (
    <>
      <PageTitle title="Reviews">
        From couples whose orders you delivered. Ask for a review on the order’s page.
      </PageTitle>
      {data && data.histogram.count > 0 ? (
        <p className={styles.summary}>
          <RatingStars value={data.histogram.average} count={data.histogram.count} size={22} />
          <span>{data.unanswered === 0 ? "All answered" : `${data.unanswered} waiting for your answer`}</span>
        </p>
      ) : null}
      <div className={styles.controls}>
        <ListSearch
          key={search}
          label="Search reviews"
          placeholder="Words in a review"
          value={search}
          onSearch={(text) => set({ search: text })}
        />
        <div className={styles.filter}>
          <SelectField
            id="reviews-show"
            label="Show"
            value={show}
            onChange={({ target }) => set({ show: target.value })}
          >
            <option value="">All reviews</option>
            <option value={UNANSWERED}>Not answered{data ? ` (${data.unanswered})` : ""}</option>
            {STARS.map((stars) => (
              <option key={stars} value={stars}>
                {stars} {stars === "1" ? "star" : "stars"}
                {data ? ` (${of(stars)})` : ""}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <PagedList
        query={query}
        label="Reviews"
        failure="Your reviews could not be loaded"
        loading="Loading reviews"
        placeholders={3}
        empty={
          <EmptyState
            title={filtered ? "No review matches" : "No reviews yet"}
            action={
              <ButtonLink href={filtered ? PATH : "/vendor/dashboard/orders"} variant="secondary">
                {filtered ? "Show all reviews" : "Go to orders"}
              </ButtonLink>
            }
          >
            {filtered
              ? "Try other words or other stars."
              : "Once an order is delivered, the couple can review it. You can ask them once, on the order’s page."}
          </EmptyState>
        }
      >
        {(data) => (
          <ul className={styles.list}>
            {data.docs.map((review) => (
              <OwnReview key={review.id} review={review} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

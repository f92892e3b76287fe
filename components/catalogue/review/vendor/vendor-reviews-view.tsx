"use client";
import { ButtonLink } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SelectField } from "@/components/ui/form/field";
import { ListPager } from "@/components/ui/list/list-pager";
import { ListSearch } from "@/components/ui/list/list-search";
import { useLastPage, useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/page-title";
import { RatingStars } from "@/components/ui/text/rating-stars";
import { REVIEW_PAGE_SIZE } from "@/contracts/catalogue/review";
import { useGetOwnReviewsQuery } from "@/services/catalogue/review";
import { OwnReview } from "./own-review";
import styles from "./vendor-reviews-view.module.css";

const PATH = "/vendor/dashboard/reviews";
const UNANSWERED = "unanswered";
const STARS = ["5", "4", "3", "2", "1"] as const;

/** The vendor's reviews, newest first: filtered, searched and paged in the address, each with its answer. */
export function VendorReviewsView() {
  const { page, search, get, set } = useListParams();
  const show = [UNANSWERED, ...STARS].find((each) => each === get("show")) ?? "";
  const { data, currentData, error, isFetching, refetch } = useGetOwnReviewsQuery(
    {
      page,
      limit: REVIEW_PAGE_SIZE,
      searchBy: search,
      ...(show === UNANSWERED ? { unanswered: true } : show ? { rating: Number(show) } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  useLastPage(currentData);
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
      {error && !isFetching ? (
        <LoadFailure title="Your reviews could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <CardRowsSkeleton label="Loading reviews" count={3} /> : null}
      {currentData?.totalDocs === 0 ? (
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
      ) : null}
      {data && data.totalDocs > 0 && currentData?.totalDocs !== 0 && !error ? (
        <section aria-label="Reviews" aria-busy={isFetching} data-stale={isFetching || undefined}>
          <ul className={styles.list}>
            {data.docs.map((review) => (
              <OwnReview key={review.id} review={review} />
            ))}
          </ul>
          <ListPager {...data} onPage={(next) => set({ page: String(next) })} />
        </section>
      ) : null}
    </>
  );
}

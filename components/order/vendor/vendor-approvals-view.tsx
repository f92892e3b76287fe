"use client";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { useGetVendorOrdersQuery } from "@/services/order-vendor";
import { ListPager } from "../list-pager";
import { LoadFailure } from "../load-failure";
import { OrderCardsSkeleton } from "../order-cards-skeleton";
import { useLastPage, useListParams } from "../use-list-params";
import { AnswerDialogs } from "./answer-dialogs";
import { ApprovalCard } from "./approval-card";
import { useOrderAnswer } from "./use-order-answer";
import { VendorHeading } from "./vendor-heading";
import styles from "./vendor-approvals-view.module.css";

const LIMIT = 10;

/** Orders that wait for the vendor's yes or no, the one with the least time first. */
export function VendorApprovalsView() {
  const { page, set } = useListParams();
  const { data, currentData, error, isFetching, refetch } = useGetVendorOrdersQuery(
    {
      state: "awaiting_approval",
      // The one placed first has to be answered first.
      sortBy: "desc",
      page,
      limit: LIMIT,
    },
    { refetchOnMountOrArgChange: true },
  );
  useLastPage(currentData);
  const answer = useOrderAnswer();
  // An answered order takes its buttons with it.
  const headingRef = useKeptFocus<HTMLHeadingElement>(answer.answered);
  const open = data?.docs.filter(({ id }) => !answer.answered.has(id)) ?? [];

  return (
    <>
      <VendorHeading title="Approvals" headingRef={headingRef}>
        Answer within 72 hours. What is not answered is cancelled and refunded.
      </VendorHeading>
      {error && !isFetching ? (
        <LoadFailure title="The orders could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <OrderCardsSkeleton count={3} /> : null}
      {data && open.length === 0 && !isFetching ? (
        <EmptyState
          title="Nothing waits for you"
          action={
            <ButtonLink href="/vendor/dashboard/orders" variant="secondary">
              All orders
            </ButtonLink>
          }
        >
          New orders appear here as soon as the couple has paid the first milestone.
        </EmptyState>
      ) : null}
      {data && open.length > 0 ? (
        <section aria-label="Orders awaiting approval" aria-busy={isFetching}>
          <ul className={styles.list}>
            {open.map((order) => (
              <ApprovalCard key={order.id} order={order} onAsk={answer.ask} />
            ))}
          </ul>
          <ListPager {...data} onPage={(next) => set({ page: String(next) })} />
        </section>
      ) : null}
      <AnswerDialogs {...answer} />
    </>
  );
}

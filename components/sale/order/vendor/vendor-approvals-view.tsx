"use client";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { useGetVendorOrdersQuery } from "@/services/sale/order-vendor";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { AnswerDialogs } from "./answer/answer-dialogs";
import { ApprovalCard } from "./approval-card";
import { useOrderAnswer } from "./answer/use-order-answer";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import styles from "./vendor-approvals-view.module.css";

const LIMIT = 10;

/** Orders that await the vendor's answer, most urgent first. */
export function VendorApprovalsView() {
  const { page } = useListParams();
  const query = useGetVendorOrdersQuery(
    {
      state: "awaiting_approval",
      // The oldest order is due first.
      sortBy: "desc",
      page,
      limit: LIMIT,
    },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const answer = useOrderAnswer();
  // An answered order loses its buttons, and the focus with them.
  const headingRef = useKeptFocus<HTMLHeadingElement>(answer.answered);
  const open = data?.docs.filter(({ id }) => !answer.answered.has(id)) ?? [];

  return (
    <>
      <PageTitle title="Approvals" headingRef={headingRef}>
        Answer within 72 hours. Orders you don’t answer are cancelled and refunded.
      </PageTitle>
      <PagedList
        query={query}
        label="Orders awaiting approval"
        failure="The orders could not be loaded"
        loading="Loading orders"
        placeholders={3}
        isEmpty={open.length === 0 && !query.isFetching}
        empty={
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
        }
      >
        {() => (
          <ul className={styles.list}>
            {open.map((order) => (
              <ApprovalCard key={order.id} order={order} onAsk={answer.ask} />
            ))}
          </ul>
        )}
      </PagedList>
      <AnswerDialogs {...answer} />
    </>
  );
}

"use client";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { useGetPaymentMilestonesQuery } from "@/services/sale/payment";
import { PaymentsPage } from "@/components/sale/payment/payments-page";
import { groupByMonth } from "./due-groups";
import { DueMonth } from "./due-month";
import styles from "./due-payments-view.module.css";
import { DueSums } from "./due-sums";

const LIMIT = 50;

/** Lists the couple's open payments by vendor and date, followed by `children`. */
export function DuePaymentsView({ children }: { children?: ReactNode }) {
  const { page } = useListParams();
  const query = useGetPaymentMilestonesQuery(
    { page, limit: LIMIT, due: "open" },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PaymentsPage view="due" title="Payments" lead="What’s still to pay, to whom and when.">
      <PagedList
        query={query}
        failure="Your payments could not be loaded"
        loading={<DueSkeleton />}
        empty={<NothingDue hasPaid={(query.data?.sums.paid ?? 0) > 0} />}
      >
        {(data) => (
          <>
            <DueSums sums={data.sums} />
            <div className={styles.months}>
              {groupByMonth(data.docs).map((group) => (
                <DueMonth key={group.key} group={group} />
              ))}
            </div>
          </>
        )}
      </PagedList>
      <div className={styles.below}>{children}</div>
    </PaymentsPage>
  );
}

function NothingDue({ hasPaid }: { hasPaid: boolean }) {
  return hasPaid ? (
    <EmptyState
      title="Everything is paid"
      action={<ButtonLink href="/user/manage-orders">Your orders</ButtonLink>}
    >
      Nothing you’ve booked needs another payment. New bookings show up here with their due dates.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing to pay yet" action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}>
      Once you book a vendor, you’ll see each payment here with its due date.
    </EmptyState>
  );
}

function DueSkeleton() {
  return (
    <div className={styles.months} role="status" aria-label="Loading payments">
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="12rem" />
    </div>
  );
}

"use client";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useGetVendorOrdersQuery, useGetVendorOrderSummaryQuery } from "@/services/sale/order-vendor";
import { useAppSelector } from "@/store/hooks";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SummaryCards } from "./summary-cards";
import styles from "./vendor-dashboard-view.module.css";
import { PageTitle } from "@/components/ui/page/page-title";
import { VendorOrderRows } from "./vendor-order-rows";
import { VendorOrdersSkeleton } from "./vendor-orders-skeleton";

const NEWEST = 6;
const FRESH = { refetchOnMountOrArgChange: true };

/** The vendor's home: requests to answer, figures, and the latest orders. */
export function VendorDashboardView() {
  const account = useAppSelector((state) => state.auth.userData);
  const summary = useGetVendorOrderSummaryQuery(undefined, FRESH);
  const urgent = useGetVendorOrdersQuery({ state: "awaiting_approval", sortBy: "desc", limit: 1 }, FRESH);
  const newest = useGetVendorOrdersQuery({ limit: NEWEST }, FRESH);
  const name = account?.roleUser === "vendor" ? account.vendorName : "";

  return (
    <>
      <PageTitle title={name || "Dashboard"}>Your orders at a glance.</PageTitle>
      {summary.error && !summary.data ? (
        <LoadFailure title="The summary could not be loaded" error={summary.error} retry={summary.refetch} />
      ) : (
        <SummaryCards summary={summary.data} answerBy={urgent.data?.docs[0]?.answerBy ?? null} />
      )}
      <div className={styles.heading}>
        <h2 className={styles.title}>Newest orders</h2>
        <ButtonLink className={styles.all ?? ""} href="/vendor/dashboard/orders" variant="plain" size="sm">
          All orders
        </ButtonLink>
      </div>
      {newest.error && !newest.data ? (
        <LoadFailure title="The orders could not be loaded" error={newest.error} retry={newest.refetch} />
      ) : null}
      {newest.isLoading || newest.isUninitialized ? <VendorOrdersSkeleton rows={NEWEST} /> : null}
      {newest.data?.totalDocs === 0 ? (
        <EmptyState headingLevel="h3" title="No orders yet">
          When a couple books with you and pays the first milestone, the order shows here.
        </EmptyState>
      ) : null}
      {newest.data && newest.data.totalDocs > 0 ? <VendorOrderRows orders={newest.data.docs} /> : null}
    </>
  );
}

"use client";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useGetVendorOrdersQuery } from "@/services/sale/order-vendor";
import styles from "./newest-orders.module.css";
import { VendorOrderRows } from "./vendor-order-rows";
import { VendorOrdersSkeleton } from "./vendor-orders-skeleton";

const NEWEST = 6;
const FRESH = { refetchOnMountOrArgChange: true };

/** The latest orders, on the dashboard. */
export function NewestOrders() {
  const newest = useGetVendorOrdersQuery({ limit: NEWEST }, FRESH);
  return (
    <section aria-labelledby="newest-orders">
      <div className={styles.heading}>
        <h2 id="newest-orders" className={styles.title}>
          Newest orders
        </h2>
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
    </section>
  );
}

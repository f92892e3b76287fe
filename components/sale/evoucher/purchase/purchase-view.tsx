"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { isMissing } from "@/components/ui/feedback/message-page/is-missing";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { ButtonLink } from "@/components/ui/action/button";
import { StoreProvider } from "@/components/session/store-provider";
import { type PurchaseKey, useGetVoucherPurchaseQuery } from "@/services/sale/evoucher";
import { PurchasePay } from "./purchase-pay";
import { PurchaseStatus } from "./purchase-status";
import styles from "./purchase-view.module.css";

/** A purchase of gift vouchers: its payment first, then its status. */
export function PurchaseView(purchase: PurchaseKey) {
  return (
    <StoreProvider>
      <main id="main" className={styles.page}>
        <Purchase {...purchase} />
      </main>
    </StoreProvider>
  );
}

function Purchase(key: PurchaseKey) {
  const { currentData, error, isFetching, refetch } = useGetVoucherPurchaseQuery(key, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData?.state === "pending") return <PurchasePay purchase={currentData} onPaid={refetch} />;
  if (currentData?.state === "abandoned") {
    return (
      <EmptyState
        drawing="voucher"
        headingLevel="h1"
        title="This purchase has lapsed"
        action={<ButtonLink href="/evoucher">Start again</ButtonLink>}
      >
        It wasn&apos;t paid for within a day, so we closed it. Nothing was charged.
      </EmptyState>
    );
  }
  if (currentData) return <PurchaseStatus purchase={currentData} />;
  if (!error || isFetching) {
    return (
      <div role="status" aria-label="Loading your purchase">
        <Skeleton shape="block" height="24rem" />
      </div>
    );
  }
  if (isMissing(error)) {
    return (
      <EmptyState
        drawing="voucher"
        headingLevel="h1"
        title="We can't find this purchase"
        action={<ButtonLink href="/evoucher">Buy a voucher</ButtonLink>}
      >
        Open the link in your receipt again: it has to be complete, to the last letter. If that doesn&apos;t
        help, write to us.
      </EmptyState>
    );
  }
  return <LoadFailure title="Your purchase could not be loaded" error={error} retry={refetch} />;
}

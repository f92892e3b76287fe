"use client";
import { isMissing } from "@/components/order/is-missing";
import { LoadFailure } from "@/components/order/load-failure";
import { OrderDetailSkeleton } from "@/components/order/order-detail-skeleton";
import { OrderNotFound } from "@/components/order/order-not-found";
import type { OrderSummary } from "@/contracts/order";
import { useGetCheckoutQuery } from "@/services/order";
import { CheckoutDone } from "./checkout-done";
import { PayPanel } from "./pay-panel";

/** One checkout: paid here, and confirmed here once it is. The orders themselves say which of the two. */
export function PayView({ id }: { id: string }) {
  const {
    currentData: checkout,
    error,
    isFetching,
    refetch,
  } = useGetCheckoutQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (checkout) {
    return checkout.orders.some(isUnpaid) ? (
      <PayPanel checkout={checkout} onPaid={refetch} />
    ) : (
      <CheckoutDone checkout={checkout} />
    );
  }
  if (!error || isFetching) return <OrderDetailSkeleton />;
  if (isMissing(error)) return <OrderNotFound listHref="/user/manage-orders" />;
  return <LoadFailure title="This checkout could not be loaded" error={error} retry={refetch} />;
}

const isUnpaid = ({ state }: OrderSummary) => state === "awaiting_payment";

"use client";
import { isMissing } from "@/components/ui/feedback/message-page/is-missing";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { OrderDetailSkeleton } from "@/components/sale/order/detail/order-detail-skeleton";
import { OrderNotFound } from "@/components/sale/order/detail/order-not-found";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { useGetCheckoutQuery } from "@/services/sale/order";
import { CheckoutDone } from "../done/checkout-done";
import { PayPanel } from "./pay-panel";
import { t } from "@/lib/words/t";

/** One checkout: payment first, then its confirmation, depending on the orders' state. */
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
  return <LoadFailure title={t("This checkout could not be loaded")} error={error} retry={refetch} />;
}

const isUnpaid = ({ state }: OrderSummary) => state === "awaiting_payment";

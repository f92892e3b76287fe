"use client";
import { t } from "@/lib/words/t";
import { useCallback, useState } from "react";
import { isMissing } from "@/components/ui/feedback/message-page/is-missing";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { OrderDetailSkeleton } from "@/components/sale/order/detail/order-detail-skeleton";
import { OrderNotFound } from "@/components/sale/order/detail/order-not-found";
import { useGetOrderQuery } from "@/services/sale/order";
import { PayOrder } from "./pay-order";

/** Pays the next milestone of an order, or everything left. */
export function PayOrderView({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true });
  const restart = useCallback(() => {
    void refetch().finally(() => setAttempt((before) => before + 1));
  }, [refetch]);
  if (order) return <PayOrder key={attempt} order={order} refetch={refetch} restart={restart} />;
  if (!error || isFetching) return <OrderDetailSkeleton />;
  if (isMissing(error)) return <OrderNotFound listHref="/user/manage-orders" />;
  return <LoadFailure title={t("This order could not be loaded")} error={error} retry={refetch} />;
}

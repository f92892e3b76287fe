"use client";
import { t } from "@/lib/words/t";
import { ServerMessage } from "@/components/ui/words/server-message";
import { useCallback, useState } from "react";
import { planPayment, refusalOf } from "@/components/sale/order/pay-plan";
import { useListParams } from "@/components/ui/list/use-list-params";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { PayOrderDone } from "./pay-order-done";
import { PayOrderPanel } from "./pay-order-panel";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

type Props = {
  order: OrderDetail;
  refetch: () => unknown;
  /** Starts over with the order's current state. */
  restart: () => void;
};

/** One payment of an order, from choosing it to the receipt. */
export function PayOrder({ order, refetch, restart }: Props) {
  const { get, set } = useListParams();
  // The order changes as soon as it is paid, but the displayed payment must not.
  const [before] = useState(order);
  const [paid, setPaid] = useState<{ amount: number; labels: string[] } | null>(null);
  const what = get("pay") === "rest" && planPayment(before, "rest").now.length > 1 ? "rest" : "next";
  const onPaid = useCallback(
    (amount: number) => {
      void refetch();
      setPaid({ amount, labels: planPayment(before, what).now.map(({ label }) => label) });
    },
    [refetch, before, what],
  );
  if (paid) return <PayOrderDone order={order} {...paid} />;
  const refusal = refusalOf(before);
  if (refusal) return <NothingToPay order={before} reason={refusal} />;
  return (
    <PayOrderPanel
      key={what}
      order={before}
      what={what}
      onChoose={(next) => set({ pay: next === "rest" ? "rest" : "" }, "replace")}
      onPaid={onPaid}
      restart={restart}
    />
  );
}

/** Shown instead of the card form when nothing can be paid now. */
function NothingToPay({ order, reason }: { order: OrderDetail; reason: string }) {
  const paid = order.nextMilestone === null && order.state !== "cancelled";
  return (
    <EmptyState
      headingLevel="h1"
      title={paid ? t("All paid") : t("You can’t pay this now")}
      action={<ButtonLink href={`/user/manage-orders/${order.id}`}>{t("See the order")}</ButtonLink>}
    >
      {order.vendor.vendorName}, {order.orderNumber}: <ServerMessage>{reason}</ServerMessage>
    </EmptyState>
  );
}

"use client";
import { Button } from "@/components/ui/button";
import type { OrderSummary } from "@/contracts/order";
import { orderTransitionsFor } from "@/contracts/order-process";
import type { Answer } from "./use-order-answer";

type Props = {
  order: OrderSummary;
  size?: "sm" | "md";
  busy?: boolean;
  onAsk: (order: OrderSummary, answer: Answer) => void;
};

/** The buttons that the order's process allows a vendor in this state. */
export function AnswerButtons({ order, size = "md", busy = false, onAsk }: Props) {
  const allowed = orderTransitionsFor(order.state, "vendor");
  const of = `order ${order.orderNumber}`;
  return (
    <>
      {allowed.includes("decline") ? (
        <Button
          variant="secondary"
          size={size}
          disabled={busy}
          aria-label={`Decline ${of}`}
          onClick={() => onAsk(order, "decline")}
        >
          Decline
        </Button>
      ) : null}
      {allowed.includes("approve") ? (
        <Button
          size={size}
          disabled={busy}
          aria-label={`Approve ${of}`}
          onClick={() => onAsk(order, "approve")}
        >
          Approve
        </Button>
      ) : null}
    </>
  );
}

"use client";
import { useMay } from "@/components/session/use-team-role";
import { Button } from "@/components/ui/action/button";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { orderTransitionsFor } from "@/contracts/sale/order/order-process";
import styles from "./answer-buttons.module.css";
import { useSuspended } from "./use-may-approve";
import type { Answer } from "./use-order-answer";

type Props = {
  order: OrderSummary;
  size?: "sm" | "md";
  /** The answer being sent. */
  busy?: Answer | null;
  onAsk: (order: OrderSummary, answer: Answer) => void;
};

const SUSPENDED = "While your shop is suspended you can’t approve new orders. You can decline this one.";

/** The buttons that the order's process allows a vendor in this state. */
export function AnswerButtons({ order, size = "md", busy = null, onAsk }: Props) {
  const suspended = useSuspended();
  const decides = useMay("orders.decide");
  const allowed = decides ? orderTransitionsFor(order.state, "vendor") : [];
  // Kept enabled, because a disabled button would lose the focus, which a retry needs.
  const ask = (answer: Answer) => {
    if (!busy) onAsk(order, answer);
  };
  const of = `order ${order.orderNumber}`;
  return (
    <>
      {allowed.includes("decline") ? (
        <Button
          variant="secondary"
          size={size}
          busy={busy === "decline"}
          aria-label={`Decline ${of}`}
          onClick={() => ask("decline")}
        >
          Decline
        </Button>
      ) : null}
      {allowed.includes("approve") && suspended ? <p className={styles.suspended}>{SUSPENDED}</p> : null}
      {allowed.includes("approve") && !suspended ? (
        <Button
          size={size}
          busy={busy === "approve"}
          aria-label={`Approve ${of}`}
          onClick={() => ask("approve")}
        >
          Approve
        </Button>
      ) : null}
    </>
  );
}

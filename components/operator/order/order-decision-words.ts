import type { OrderDecision } from "@/contracts/operator/order/order";

type Words = {
  label: string;
  tone: "primary" | "secondary" | "danger";
  title: string;
  lead: string;
  submit: string;
  done: string;
};

const BOTH_READ = "Both sides read your reason.";

/** The texts that offer each decision on an order. */
export const ORDER_DECISION_WORDS: Readonly<Record<OrderDecision, Words>> = {
  rule: {
    label: "Decide on the refund",
    tone: "primary",
    title: "Decide on the refund",
    lead: `The order is cancelled and the couple gets this amount; the vendor keeps the rest. ${BOTH_READ}`,
    submit: "Decide",
    done: "Decided",
  },
  dismiss: {
    label: "Dismiss the cancellation",
    tone: "secondary",
    title: "Dismiss the cancellation",
    lead: `The order goes on as it was. ${BOTH_READ}`,
    submit: "Dismiss cancellation",
    done: "The order goes on",
  },
  extend: {
    label: "Extend the deadline",
    tone: "secondary",
    title: "Extend the vendor’s time to answer",
    lead: "The vendor may accept until the end of this day, at most 30 days from now.",
    submit: "Extend deadline",
    done: "Deadline extended",
  },
  complete: {
    label: "Complete",
    tone: "primary",
    title: "Complete this order",
    lead: "The vendor is paid with the next payout, even if the couple has raised an issue.",
    submit: "Complete order",
    done: "Order completed",
  },
  refund: {
    label: "Refund a part",
    tone: "secondary",
    title: "Refund a part of this order",
    lead: `What the vendor was paid for it is deducted from its next payout. ${BOTH_READ}`,
    submit: "Refund",
    done: "Refund on its way",
  },
  cancel: {
    label: "Cancel and refund",
    tone: "danger",
    title: "Cancel this order",
    lead: `The date is free again, and the couple gets back all that is left of their payments. ${BOTH_READ}`,
    submit: "Cancel order",
    done: "Order cancelled",
  },
};

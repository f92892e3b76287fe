import type { BadgeTone } from "@/components/ui/feedback/badge";
import { STATE_NAMES, type OrderState } from "@/contracts/sale/order/order-process";

type Reader = "customer" | "vendor";

/** Names of states on screen; the status codes of the API contract are coarser. */
export const STATE_LABELS = STATE_NAMES;

export const STATE_TONES: Record<OrderState, BadgeTone> = {
  awaiting_payment: "warn",
  awaiting_approval: "brass",
  in_progress: "info",
  all_paid: "jewel",
  delivered: "good",
  completed: "good",
  under_cancellation: "warn",
  cancelled: "neutral",
};

/** The next step of an order, in one sentence. */
export const NEXT_STEP: Record<Reader, Record<OrderState, string>> = {
  customer: {
    awaiting_payment: "Pay the first milestone to send this order to the vendor.",
    awaiting_approval: "The vendor has 72 hours to say yes. If they cannot, you get everything back.",
    in_progress: "The vendor has accepted. Your date is held while the milestones are paid in turn.",
    all_paid: "Everything is paid. All that is left is the day itself.",
    delivered: "Delivered. The order closes by itself in 7 days unless you raise an issue.",
    completed: "All done. Thank you for booking with Sayang.",
    under_cancellation: "A cancellation is being settled. Payments are paused until then.",
    cancelled: "This order is closed. Anything you paid goes back to where it came from.",
  },
  vendor: {
    awaiting_payment: "The couple has not paid yet.",
    awaiting_approval: "Please answer within 72 hours, or the order is cancelled and refunded.",
    in_progress: "Accepted. The couple pays the milestones as they fall due.",
    all_paid: "Everything is paid. Deliver on the day.",
    delivered: "Delivered. The order closes in 7 days unless the couple raises an issue.",
    completed: "Completed.",
    under_cancellation: "A cancellation is being settled. Payments are paused until then.",
    cancelled: "This order is closed and the date is free again.",
  },
};

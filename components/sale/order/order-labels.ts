import type { BadgeTone } from "@/components/ui/feedback/badge";
import { STATE_NAMES, type OrderState } from "@/contracts/sale/order/order-process";

/** Names of states on screen; the status codes of the API contract are coarser. */
export const STATE_LABELS = STATE_NAMES;

export const ISSUE_LABEL = "Issue raised";

export const STATE_TONES: Record<OrderState, BadgeTone> = {
  awaiting_payment: "warn",
  awaiting_approval: "brass",
  in_progress: "info",
  all_paid: "good",
  delivered: "good",
  completed: "good",
  under_cancellation: "warn",
  cancelled: "neutral",
};

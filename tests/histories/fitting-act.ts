import type { CancellationState } from "@/contracts/sale/order/cancellation";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { ActName } from "./acts";
import { choose, type Known, ordersOf, type Scene } from "./pick";

/** The acts that may follow in each state of an order. Likelier acts are repeated. */
const NEXT: Record<Exclude<OrderState, "under_cancellation">, readonly ActName[]> = {
  awaiting_payment: ["payDeposit", "payDeposit", "withdrawOrder"],
  awaiting_approval: ["approve", "approve", "approve", "decline", "cancel", "askEdit"],
  in_progress: ["payNext", "payRest", "payRest", "askEdit", "askEditAsVendor", "cancel", "cancelAsVendor"],
  all_paid: ["markDelivered", "confirmDelivery", "confirmDelivery", "cancel", "cancelAsVendor"],
  delivered: ["review", "askForReview", "cancel"],
  completed: ["review", "buy"],
  cancelled: ["buy"],
};

/** The same for a cancellation request. */
const NEXT_OF_CASE: Record<CancellationState, readonly ActName[]> = {
  requested_by_user: ["offerRefund", "offerRefund", "rejectCancellation", "withdrawCancellation"],
  requested_by_vendor: ["agreeRefund", "contestRefund", "withdrawCancellation"],
  refund_offered: ["agreeRefund", "agreeRefund", "contestRefund", "offerRefund", "withdrawCancellation"],
  refund_contested: ["offerRefund", "rejectCancellation", "operatorRules", "withdrawCancellation"],
  operator_review: ["operatorRules", "operatorRules", "withdrawCancellation"],
  return_pending: ["handBack", "handBack", "takeBack", "rejectCancellation", "operatorRules"],
  rejected_by_vendor: ["contestRefund"],
  refund_agreed: ["comment"],
  items_received: ["comment"],
  refund_due: ["comment"],
  refunded: ["buy"],
  withdrawn: ["comment"],
};

/** Picks an act that fits one of the orders in its current state; a purchase when there are none. */
export async function fittingAct({ world, couple, pick }: Scene): Promise<ActName> {
  const orders = await ordersOf(world);
  const own = orders.filter(({ customerId }) => customerId === couple.id);
  const order = choose(own.length > 0 ? own : orders, pick >> 2);
  return (order && choose(nextOf(order), pick >> 5)) ?? "buy";
}

function nextOf({ state, cancellation, openEditBy }: Known): readonly ActName[] {
  if (openEditBy === "customer") return ["answerEdit", "answerEdit", "withdrawEdit", "payNext"];
  if (openEditBy === "vendor") return ["answerEditAsCouple", "answerEditAsCouple", "payNext"];
  if (cancellation) return NEXT_OF_CASE[cancellation];
  return state === "under_cancellation" ? [] : NEXT[state];
}

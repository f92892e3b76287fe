import type { PaymentMilestone } from "@/contracts/sale/payment/payment";

/** Returns the page on which to pay a milestone: the first ones of a checkout are paid together. */
export function payHref({ order }: Pick<PaymentMilestone, "order">): string {
  return order.state === "awaiting_payment" ? `/user/checkout/${order.checkoutId}` : payOrderHref(order.id);
}

/** Returns the page on which to pay the order's next milestone, or everything left. */
export function payOrderHref(orderId: string, what: "next" | "rest" = "next"): string {
  return `/user/pay/${orderId}${what === "rest" ? "?pay=rest" : ""}`;
}

import type { TokenPair, SessionUser } from "@/contracts/identity/auth";
import { NO_WEDDING } from "@/contracts/identity/wedding";
import type { OrderSummary } from "@/contracts/sale/order/order";

/** A signed-in customer, as the API answers it. */
export const SESSION_USER: SessionUser = {
  id: "c1",
  _id: "c1",
  email: "couple@sayang.test",
  roleUser: "customer",
  firstName: "Mei",
  lastName: "Tan",
  twoStepAuthentication: false,
  isEmailVerified: true,
  weddingDate: null,
  wedding: NO_WEDDING,
};

/** Returns the nth pair of tokens of a session, far from its expiry. */
export const tokenPair = (n = 1): TokenPair => ({
  access: { token: `access-${n}`, expires: "2027-01-01T00:00:00Z" },
  refresh: { token: `refresh-${n}`, expires: "2027-01-01T00:00:00Z" },
});

/** Returns an order in the form of a list entry. */
export function orderSummary(changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: "1",
    _id: "1",
    orderNumber: "SY-26-000001",
    orderStatus: 2,
    state: "in_progress",
    vendor: { id: "v1", _id: "v1", vendorName: "Hotel Seri Melur", profileImage: null, category: "Venues" },
    customer: { id: "u1", name: "Mei Tan" },
    eventDate: null,
    itemCount: 1,
    firstItemTitle: "Banquet",
    firstItemQuantity: 1,
    firstItemPriceMetric: "table of 10",
    extraCount: 0,
    firstItemImage: null,
    orderValue: 1000,
    paid: 300,
    refunded: 0,
    refundDue: 0,
    nextMilestone: null,
    placedAt: "2026-11-20T04:00:00Z",
    answerBy: null,
    hasIssue: false,
    comment: "",
    offerId: null,
    ...changes,
  };
}

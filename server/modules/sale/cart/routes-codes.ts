import {
  offersQuery,
  redeemCouponBody,
  redeemVoucherBody,
  userIdParam,
} from "@/contracts/sale/promotion/promotion.schema";
import { route } from "@/server/http/route";
import { listCoupons, listVouchers } from "./service-offers";
import { redeemCoupon, redeemVoucher, removeCoupon, removeVoucher } from "./service-redeem";

/** The coupon and the voucher on the cart. */
export const codeRoutes = [
  route({
    method: "GET",
    path: "/discount-user",
    guard: "customer",
    summary: "The coupons that the couple can use now, with what each would save on its cart",
    reply: "OfferedCoupons",
    query: offersQuery,
    run: ({ actor, query }) => listCoupons(actor.customerId, query),
  }),
  route({
    method: "POST",
    path: "/discount-user/redeemDiscountCoupon",
    guard: "customer",
    summary: "Puts a coupon on the cart; 400 says why it does not apply",
    reply: "Cart",
    body: redeemCouponBody,
    throttle: { policy: "coupon", of: ({ actor }) => `coupon ${actor.customerId}` },
    message: "Promo code applied",
    run: ({ actor, body }) => redeemCoupon(actor.customerId, body),
  }),
  route({
    method: "DELETE",
    path: "/discount-user/removeDiscountCoupon/:userId",
    guard: "customer",
    summary: "Takes the coupon off the caller's cart",
    reply: "Cart",
    params: userIdParam,
    message: "Promo code removed",
    run: ({ actor, params }) => removeCoupon(actor.customerId, params.userId),
  }),
  route({
    method: "GET",
    path: "/voucher-user",
    guard: "customer",
    summary: "The vouchers and credit that the couple holds, and those that vendors offer it",
    reply: "OfferedVouchers",
    query: offersQuery,
    run: ({ actor, query }) => listVouchers(actor.customerId, query),
  }),
  route({
    method: "POST",
    path: "/discount-user/redeemVoucher",
    guard: "customer",
    summary: "Puts a voucher on the cart; one that a vendor offers is claimed first",
    reply: "Cart",
    body: redeemVoucherBody,
    throttle: { policy: "voucher", of: ({ actor }) => `voucher ${actor.customerId}` },
    message: "Voucher applied",
    run: ({ actor, body }) => redeemVoucher(actor.customerId, body),
  }),
  route({
    method: "DELETE",
    path: "/voucher-user/removeVoucherCoupon/:userId",
    guard: "customer",
    summary: "Takes the voucher off the caller's cart",
    reply: "Cart",
    params: userIdParam,
    message: "Voucher removed",
    run: ({ actor, params }) => removeVoucher(actor.customerId, params.userId),
  }),
];

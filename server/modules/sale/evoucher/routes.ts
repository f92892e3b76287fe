import { v4 } from "uuid";
import { idParam } from "@/contracts/envelope.schema";
import {
  buyVoucherBody,
  purchaseAccessQuery,
  resendVoucherBody,
} from "@/contracts/sale/promotion/evoucher.schema";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { type Exchange, route } from "@/server/http/route";
import { purchasePath } from "./access";
import { buyVouchers, listPurchases, payForPurchase, readPurchase } from "./service";
import { resendGift, resendReceipt } from "./service-mail";
import { refundPurchase } from "./service-refund";

const isPage = (exchange: Exchange) => exchange.header("accept")?.startsWith("text/html") ?? false;

/** A form submitted without JavaScript is redirected to its purchase. */
function answerTo(exchange: Exchange, purchase: VoucherPurchase): VoucherPurchase | Response {
  if (!isPage(exchange)) return purchase;
  return new Response(null, {
    status: 303,
    headers: { location: purchasePath(purchase.id), "cache-control": "no-store" },
  });
}

/** A plain form cannot send a header; submitted twice, it makes two purchases, of which at most one gets paid. */
const keyOf = (exchange: Exchange) =>
  exchange.header("idempotency-key") ?? (isPage(exchange) ? `form-${v4()}` : undefined);

const access = { params: idParam, query: purchaseAccessQuery };
/** Protects a purchase's token from guessing. */
const guarded = { ...access, throttle: { policy: "verify" } } as const;

export const evoucherRoutes = [
  route({
    method: "POST",
    path: "/evoucher",
    guard: "public",
    summary: "Buy gift vouchers, as a customer or a guest; the reply's token opens the purchase",
    reply: "VoucherPurchase",
    headers: { "Idempotency-Key": "The same key never makes a second purchase" },
    body: buyVoucherBody,
    files: { names: [], maxBytes: 0 },
    throttle: { policy: "evoucher", of: ({ body }) => body.email },
    feature: "vouchers",
    run: async ({ actor, body, exchange }) =>
      answerTo(exchange, await buyVouchers(actor, body, keyOf(exchange))),
  }),
  route({
    method: "GET",
    path: "/evoucher/purchase",
    guard: "customer",
    summary: "The gift vouchers that a customer has bought, newest first",
    reply: "VoucherPurchases",
    run: ({ actor }) => listPurchases(actor.customerId),
  }),
  route({
    method: "GET",
    path: "/evoucher/purchase/:id",
    guard: "public",
    summary: "A purchase of gift vouchers, for its customer or with its token",
    reply: "VoucherPurchase",
    ...guarded,
    run: ({ actor, params, query }) => readPurchase({ actor, ...query }, params.id),
  }),
  route({
    method: "PUT",
    path: "/evoucher/purchase/:id/payment",
    guard: "public",
    summary: "The charge of a purchase of gift vouchers",
    reply: "PaymentIntent",
    ...guarded,
    run: ({ actor, params, query }) => payForPurchase({ actor, ...query }, params.id),
  }),
  route({
    method: "POST",
    path: "/evoucher/purchase/:id/resend",
    guard: "public",
    summary: "Mail the vouchers to their recipient again, or to another address when they did not arrive",
    reply: "VoucherPurchase",
    ...access,
    body: resendVoucherBody,
    throttle: { policy: "resendVoucher", of: ({ params }) => params.id },
    message: "Sent again",
    run: ({ actor, params, query, body }) => resendGift({ actor, ...query }, params.id, body),
  }),
  route({
    method: "POST",
    path: "/evoucher/purchase/:id/receipt",
    guard: "public",
    summary: "Mail the buyer the receipt again",
    reply: "VoucherPurchase",
    ...access,
    throttle: { policy: "resendVoucher", of: ({ params }) => params.id },
    message: "Receipt sent",
    run: ({ actor, params, query }) => resendReceipt({ actor, ...query }, params.id),
  }),
  route({
    method: "POST",
    path: "/evoucher/purchase/:id/refund",
    guard: "public",
    summary: "Give the untouched vouchers of a purchase back",
    reply: "VoucherPurchase",
    ...guarded,
    message: "Your refund is on its way",
    run: ({ actor, params, query }) => refundPurchase({ actor, ...query }, params.id),
  }),
];

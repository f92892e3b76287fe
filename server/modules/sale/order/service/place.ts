import { createHash } from "node:crypto";
import { v7 } from "uuid";
import { checkoutConsent, IDEMPOTENCY_KEY, type PlacedCheckout } from "@/contracts/sale/order/order";
import type { PlaceOrderBody } from "@/contracts/sale/order/order.schema";
import { formatMoney, toCents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import type { VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import { termsInForce } from "@/server/modules/catalogue/terms/public";
import { recordConsent } from "@/server/modules/identity/consent/public";
import {
  clearCodes,
  lockedCart,
  lockedCodes,
  lockShopper,
  type PricedCart,
  priceCart,
  refuseUnfit,
  removeOrderedLines,
} from "@/server/modules/sale/cart/public";
import { buildOrder } from "@/server/modules/sale/order/rules/build-order";
import * as repo from "@/server/modules/sale/order/repo/place";
import { refuseHoarding } from "./hold";
import { acceptOffers } from "@/server/modules/sale/offer/public";
import { reserveSlots } from "@/server/modules/sale/booking/public";
import { recordUse } from "@/server/modules/sale/promotion/public";
import { spendVoucher } from "@/server/modules/sale/voucher/public";
import { readCheckout } from "./read";
import { noteEvent, takeTransition } from "./transition";
import { ANSWER_HOURS } from "@/contracts/sale/order/order-process";
import { HOUR_MS } from "@/lib/time";
import { lockOrders } from "@/server/modules/sale/order/repo/change";
import { mailReceived, mailSubmitted } from "./mail";

/**
 * Places orders for the whole cart, one for each vendor and each offer: all of them or none. The same key returns the
 * same checkout again. Throws `bad_request` when the cart may not be ordered, `forbidden` before the email address is
 * verified, `conflict` when the total is no longer `orderValue`, when a vendor's terms are no longer those seen, when a date has become full, when the key was used for
 * another request, or when the couple holds too many dates unpaid, and `too_many_requests` when it left too many
 * checkouts unpaid within a day.
 */
export async function placeOrder(
  customerId: string,
  body: PlaceOrderBody,
  idempotencyKey: string | undefined,
  now = new Date(),
): Promise<PlacedCheckout> {
  if (!idempotencyKey || !IDEMPOTENCY_KEY.test(idempotencyKey)) {
    throw new AppError("bad_request", "Idempotency-Key must be a header of 8 to 100 visible characters");
  }
  const checkout = await inTransaction((tx) => place(tx, customerId, body, idempotencyKey, now));
  return readCheckout(checkout);
}

async function place(
  tx: Transaction,
  customerId: string,
  body: PlaceOrderBody,
  idempotencyKey: string,
  now: Date,
): Promise<repo.CheckoutRow> {
  const shopper = await lockShopper(tx, customerId);
  if (!shopper.emailVerifiedAt) {
    throw new AppError(
      "forbidden",
      "Please verify your email address before placing an order: the link is in your mailbox",
    );
  }
  const requestHash = hashOf(body);
  const placed = await repo.findCheckout(tx, customerId, idempotencyKey);
  if (placed) {
    if (placed.requestHash === requestHash) return placed;
    throw new AppError("conflict", "This Idempotency-Key was used for another order");
  }

  const lines = await lockedCart(tx, customerId, body.weddingDate ?? shopper.weddingDate, now);
  refuseUnfit(lines);
  const codes = await lockedCodes(tx, { customerId, email: shopper.email }, now);
  const cart = priceCart(lines, codes, now);
  refuseOtherTotal(cart, body);

  const vendorIds = cart.groups.map(({ vendor }) => vendor.id);
  const terms = await termsInForce(tx, vendorIds, now);
  refuseOtherTerms(cart, terms, body);

  const checkoutId = v7();
  const parts = cart.groups.map((group) =>
    buildOrder(group, cart, { checkoutId, customerId, body, now, terms: terms.get(group.vendor.id) ?? null }),
  );
  const checkout = {
    id: checkoutId,
    customerId,
    idempotencyKey,
    requestHash,
    totalCents: cart.totalCents,
    dueNowCents: cart.dueNowCents,
    createdAt: now,
  };
  const given = { accountId: customerId, email: shopper.email, purpose: "terms" } as const;
  await recordConsent(tx, { ...given, wording: checkoutConsent(terms.size > 0) });
  const reservations = parts.flatMap((part) => part.reservations);
  await refuseHoarding(tx, customerId, reservations, now);
  await repo.insertPlaced(tx, {
    checkout,
    orders: parts.map((part) => part.order),
    items: parts.flatMap((part) => part.items),
    milestones: parts.flatMap((part) => part.milestones),
    events: parts.map(({ order }) => ({ orderId: order.id, kind: "placed", actor: "customer", at: now })),
  });
  await acceptOffers(
    tx,
    parts.flatMap(({ order }) => order.offerId ?? []),
  );
  await reserveSlots(tx, customerId, reservations);
  await removeOrderedLines(
    tx,
    customerId,
    lines.map((line) => line.row.id),
  );
  await takeCodes(tx, cart, checkout, parts, now);
  for (const { order, dueNowCents } of parts) {
    if (dueNowCents === 0) await settleWithoutCard(tx, order.id, now);
  }
  return checkout;
}

/** Records the coupon's use and transfers the voucher's money to the orders, which this transaction has locked. */
async function takeCodes(
  tx: Transaction,
  { coupon, voucher }: PricedCart,
  { id: checkoutId, customerId }: repo.CheckoutRow,
  parts: ReturnType<typeof buildOrder>[],
  now: Date,
): Promise<void> {
  const orders = parts.map(({ order }) => order);
  const amountCents = orders.reduce((sum, { discountCents }) => sum + discountCents, 0);
  if (coupon && amountCents > 0) {
    const promotionId = coupon.campaign.id;
    await recordUse(tx, { promotionId, customerId, checkoutId, amountCents }, now);
  }
  for (const { id: orderId, vendorId, voucherCents } of orders) {
    if (!voucher || voucherCents === 0) continue;
    await spendVoucher(tx, voucher.id, { orderId, customerId, vendorId }, voucherCents, now);
    const note = `${formatMoney(voucherCents)} by voucher`;
    await noteEvent(tx, orderId, "paid", { actor: "customer", now, note });
  }
  await clearCodes(tx, customerId);
}

/** Throws `conflict` when the couple saw a different total, or a different amount due today, than the cart now has. */
function refuseOtherTotal(
  { totalCents, dueNowCents, coupon, voucher }: PricedCart,
  body: PlaceOrderBody,
): void {
  const lost = coupon?.reason ?? voucher?.reason;
  if (totalCents !== toCents(body.orderValue)) {
    const total = formatMoney(totalCents);
    const message = lost
      ? `${lost}. The total is now ${total}`
      : `Prices have changed: the total is now ${total}`;
    throw new AppError("conflict", message);
  }
  if (typeof body.dueNow === "number" && dueNowCents !== toCents(body.dueNow)) {
    const due = formatMoney(dueNowCents);
    const message = lost ? `${lost}. ${due} is now due today` : `Prices have changed: ${due} is due today`;
    throw new AppError("conflict", message);
  }
}

/** Throws `conflict` when the couple saw other terms of a vendor than those that now apply, or terms that were dropped. */
function refuseOtherTerms(
  { groups }: PricedCart,
  terms: ReadonlyMap<string, VendorTermsRef>,
  { vendorTerms: seen }: PlaceOrderBody,
): void {
  if (!seen) return;
  for (const { vendor } of groups) {
    const now = terms.get(vendor.id);
    if (!now || seen.includes(now.id)) continue;
    const message = `${vendor.vendorName} has new terms (version ${now.version}). Read them, then place your order again`;
    throw new AppError("conflict", message);
  }
  const inForce = new Set([...terms.values()].map(({ id }) => id));
  if (seen.some((id) => !inForce.has(id))) {
    const message = "A vendor’s own terms no longer apply. Review your order, then place it again";
    throw new AppError("conflict", message);
  }
}

function hashOf(body: PlaceOrderBody): string {
  const { orderValue, dueNow, weddingDate, contactName, contactPhone, comment, billing } = body;
  return createHash("sha256")
    .update(JSON.stringify([orderValue, dueNow, weddingDate, contactName, contactPhone, comment, billing]))
    .digest("hex");
}

/** Sends an order whose first milestone needs no card, because a coupon or voucher covers it, to its vendor at once. */
async function settleWithoutCard(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw new Error("an order that was just placed exists");
  const answerBy = new Date(now.getTime() + ANSWER_HOURS * HOUR_MS);
  await takeTransition(tx, order, "submit", { actor: "system", now, set: { answerBy } });
  await mailSubmitted(tx, orderId, order.paidCents, answerBy);
  await mailReceived(tx, orderId, order.paidCents, answerBy);
}

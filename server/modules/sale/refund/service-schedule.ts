import type { RefundMethod } from "@/contracts/sale/order/cancellation";
import { type Cents, formatMoney } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { creditPosting, post } from "@/server/modules/sale/ledger/public";
import { confirmRefund, noteEvent } from "@/server/modules/sale/order/public";
import { issueVoucher, returnToVoucher } from "@/server/modules/sale/voucher/public";
import { type RefundedOrder, refundHooks } from "./hooks";
import { refundScheduled } from "./mail";
import * as repo from "./repo";
import { holdings, shortfallOf } from "./service-left";
import { mailRefund } from "./service-mail";
import { type Share, splitRefund, takeShares } from "./split";
import { enqueueRefund } from "./task";

/** The parts of a refund: to cards (in progress), to the voucher, and as new store credit. */
export type RefundedParts = { cardCents: Cents; voucherCents: Cents; creditCents: Cents };

export type RefundTerms = {
  /** Where the card's part goes: to the card, or into store credit. */
  method: RefundMethod;
  reason: string;
  cancellationId?: string;
  now: Date;
};

/**
 * Refunds `cents`, or all that is left, of a locked order, split between card and voucher in proportion to what is left
 * of each. The voucher's part and store credit are given at once; the card's part is refunded to its charges, the
 * latest first, by a job that asks the processor after the commit. What was already divided between vendor and
 * commission is clawed back first. Does nothing when nothing is left. Throws when less than `cents` is left.
 */
export async function refundOrder(
  tx: Transaction,
  order: RefundedOrder,
  cents: Cents | "all",
  terms: RefundTerms,
): Promise<RefundedParts> {
  const { shares, ...left } = await holdings(tx, order.id);
  const total = cents === "all" ? left.voucherCents + left.cardCents : cents;
  const none = { cardCents: 0, voucherCents: 0, creditCents: 0 };
  if (total === 0) return none;
  const split = splitRefund(total, left);
  const shortfall = await shortfallOf(tx, order.id, total);
  const parts = { ...none, voucherCents: await giveToVoucher(tx, order, split.voucherCents, terms.now) };
  if (terms.method === "voucher") parts.creditCents = await giveCredit(tx, order, split.cardCents, terms.now);
  else parts.cardCents = await giveToCards(tx, order, takeShares(shares, split.cardCents).taken, terms);
  if (shortfall > 0) await refundHooks().clawBack(tx, order, shortfall, terms.now);
  await mailRefund(tx, refundScheduled, order.id, parts);
  return parts;
}

/** The same, to the original means of payment. */
export async function scheduleRefund(
  tx: Transaction,
  order: RefundedOrder,
  cents: Cents | "all",
  reason: string,
  now: Date,
): Promise<void> {
  await refundOrder(tx, order, cents, { method: "original", reason, now });
}

async function giveToVoucher(tx: Transaction, order: RefundedOrder, cents: Cents, now: Date): Promise<Cents> {
  if (cents === 0) return 0;
  const returned = await returnToVoucher(tx, { orderId: order.id, vendorId: order.vendorId }, cents, now);
  if (returned !== cents)
    throw new Error(`order ${order.id}: its voucher took ${returned} of ${cents} cents`);
  await confirmRefund(tx, order.id, cents, now, "back onto the voucher");
  return cents;
}

async function giveCredit(tx: Transaction, order: RefundedOrder, cents: Cents, now: Date): Promise<Cents> {
  if (cents === 0) return 0;
  const { id } = await issueVoucher(
    tx,
    { kind: "credit", state: "active", amountCents: cents, customerId: order.customerId },
    now,
  );
  await post(tx, [creditPosting(order.id, id, cents)]);
  await confirmRefund(tx, order.id, cents, now, "as store credit");
  return cents;
}

async function giveToCards(
  tx: Transaction,
  order: RefundedOrder,
  shares: readonly Share[],
  { reason, cancellationId, now }: RefundTerms,
): Promise<Cents> {
  const cents = shares.reduce((sum, share) => sum + share.cents, 0);
  if (cents === 0) return 0;
  const ids = await repo.insertRefunds(
    tx,
    shares.map(({ paymentId, cents: amountCents }) => ({
      orderId: order.id,
      paymentId,
      amountCents,
      reason,
      cancellationId: cancellationId ?? null,
      createdAt: now,
    })),
  );
  for (const id of ids) await enqueueRefund(tx, id);
  await noteEvent(tx, order.id, "refund_due", { actor: "system", now, note: formatMoney(cents) });
  return cents;
}

/** Schedules a refund of gift vouchers, which the caller has withdrawn, to the card that bought them. */
export async function scheduleVoucherRefund(
  tx: Transaction,
  of: { purchaseId: string; paymentId: string; voucherIds: string[]; amountCents: Cents },
  now: Date,
): Promise<void> {
  const ids = await repo.insertRefunds(tx, [{ ...of, reason: "Gift vouchers", createdAt: now }]);
  for (const id of ids) await enqueueRefund(tx, id);
}

import type { Transaction } from "@/server/db/client";
import { type Cents, formatMoney } from "@/lib/money";
import { cancelHeldOrder, orderHooks, type OrderRow } from "@/server/modules/sale/order/public";
import { releasePromotions } from "@/server/modules/sale/promotion/public";
import { cardRefunds, refundableOf, refundOrder } from "@/server/modules/sale/refund/public";
import { type Case, lockCancellation } from "./case/case";
import * as repo from "./case/repo";
import { agreedShare, shareOf, sumsOf } from "./case/sums";
import { takeStep } from "./service-step";

/** Continues after a refund is agreed: items come back first, or the order ends at once. */
export async function goOn(tx: Transaction, agreed: Case, now: Date, quiet = false): Promise<Case> {
  const { needsReturn } = agreed.row;
  if (needsReturn) return takeStep(tx, agreed, "awaitReturn", { actor: "system", now, note: needsReturn });
  return release(tx, agreed, now, quiet);
}

/**
 * Ends the order: frees its dates, closes open charges, starts the refund and divides what is kept. If no part goes to
 * a card, the refund is complete at once.
 */
export async function release(tx: Transaction, agreed: Case, now: Date, quiet = false): Promise<Case> {
  const { order } = agreed;
  const { cardCents, voucherCents } = await refundableOf(tx, order.id);
  const paid = cardCents + voucherCents;
  const sums = sumsOf(agreed.row, paid);
  const cents = Math.min(sums.offeredCents ?? sums.policyCents, paid);
  const released = await takeStep(tx, agreed, "release", {
    actor: "system",
    now,
    quiet,
    set: { ...agreedShare(agreed.row), ...sums, offeredCents: cents, baseCents: paid },
  });
  const { refundMethod, id, reason, requestedBy } = released.row;
  const cancelled = await cancelHeldOrder(tx, order, now, reason);
  // The couple didn't choose to cancel, so its coupon can be used again.
  if (requestedBy === "vendor") await releasePromotions(tx, order.id, now);
  const parts = await refundOrder(tx, cancelled, cents, {
    method: refundMethod,
    reason: `Cancelled: ${reason}`,
    cancellationId: id,
    now,
  });
  if (paid > cents) await orderHooks().settleOrder(tx, cancelled, now);
  const next = { ...released, order: cancelled };
  if (parts.cardCents > 0) return next;
  return takeStep(tx, next, "refund", { actor: "system", now, note: formatMoney(cents) });
}

/**
 * Divides money that a bank returned to a cancelled order: the couple gets the agreed share, or all of it when no
 * agreement was needed. What is kept is divided as for all ended orders. Does nothing while the order isn't cancelled.
 */
export async function divideWonBack(
  tx: Transaction,
  order: OrderRow,
  cents: Cents,
  now: Date,
): Promise<{ refundedCents: Cents }> {
  if (order.state !== "cancelled") return { refundedCents: 0 };
  const row = await repo.latestOf(tx, order.id);
  const due = row ? shareOf(cents, row.shareCents ?? row.policyPercent, row.shareOfCents ?? 100) : cents;
  const method = row?.refundMethod ?? "original";
  const reason = "The bank decided that the payment stands";
  await refundOrder(tx, order, due, { method, reason, now });
  return { refundedCents: due };
}

/** Called when the processor has paid a refund of the cancellation; the last one completes it. */
export async function cancellationRefunded(
  tx: Transaction,
  cancellationId: string,
  now: Date,
): Promise<void> {
  const found = await lockCancellation(tx, cancellationId);
  if (found?.row.state !== "refund_due") return;
  if ((await cardRefunds(tx, cancellationId)).openCents > 0) return;
  const note = formatMoney(found.row.offeredCents ?? 0);
  await takeStep(tx, found, "refund", { actor: "system", now, note });
}

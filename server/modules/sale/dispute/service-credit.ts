import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { disputedShares } from "@/server/modules/sale/ledger/public";
import { pendingRefundCents } from "@/server/modules/sale/refund/public";
import { freezeCredit, revokeCredit } from "@/server/modules/sale/voucher/public";
import * as repo from "./repo";

/**
 * Freezes the store credit issued as refunds of locked orders while a bank may give the couple the same money;
 * otherwise it could be spent before the bank decides.
 */
export async function holdCredit(tx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  for (const orderId of orderIds) {
    const credits = await repo.creditsOf(tx, orderId);
    if (credits.length > 0 && (await excessOf(tx, orderId)).cents > 0) await freezeCredit(tx, credits, now);
  }
}

/**
 * Takes back unspent store credit when a bank's decision leaves the couple with more than it paid. The rest can be
 * spent again unless another open dispute could take more.
 */
export async function settleCredit(tx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  for (const orderId of orderIds) {
    const credits = await repo.creditsOf(tx, orderId);
    if (credits.length === 0) continue;
    const { decidedCents } = await excessOf(tx, orderId);
    if (decidedCents > 0) await revokeCredit(tx, credits, { orderId, cents: decidedCents }, now);
    const left = await excessOf(tx, orderId);
    await freezeCredit(tx, credits, left.isOpen && left.cents > 0 ? now : null);
  }
}

type Excess = {
  /** The part of the order's store credit that exceeds what the couple's cards paid. */
  cents: Cents;
  /** The same, without what a bank has not decided yet. */
  decidedCents: Cents;
  isOpen: boolean;
};

async function excessOf(tx: Transaction, orderId: string): Promise<Excess> {
  const disputed = [...(await disputedShares(tx, orderId))];
  const open = await repo.disputedNow(
    tx,
    disputed.map(([paymentId]) => paymentId),
  );
  const sumOf = (shares: typeof disputed) => shares.reduce((sum, [, cents]) => sum + cents, 0);
  const { paidCents, refundedCents, creditCents } = await repo.cardFlows(tx, orderId);
  const givenCents = refundedCents + (await pendingRefundCents(tx, orderId)) + creditCents;
  const beyond = (disputedCents: Cents) =>
    Math.min(creditCents, Math.max(0, givenCents + disputedCents - paidCents));
  return {
    cents: beyond(sumOf(disputed)),
    decidedCents: beyond(sumOf(disputed.filter(([paymentId]) => !open.has(paymentId)))),
    isOpen: open.size > 0,
  };
}

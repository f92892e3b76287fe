import type { Cents } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import { disputedShares, orderBalances, orderFlows } from "@/server/modules/sale/ledger/public";
import { paidShares } from "@/server/modules/sale/payment/public";
import * as repo from "./repo";
import { type Refundable, type Share, takeShares } from "./split";

/** Returns what is left to refund of an order, by means of payment, excluding what a bank has taken back. */
export async function refundableOf(tx: Db, orderId: string): Promise<Refundable> {
  const { cardCents, voucherCents } = await holdings(tx, orderId);
  return { cardCents, voucherCents };
}

/**
 * Returns payments by charges and vouchers, less what banks took back and refunds made or pending. Store credit is
 * deducted from the latest charges.
 */
export async function holdings(tx: Db, orderId: string): Promise<Refundable & { shares: Share[] }> {
  const flows = await orderFlows(tx, orderId);
  const all = (await chargesOf(tx, orderId)).map(({ paymentId, cents, goneCents }) => ({
    paymentId,
    cents: cents - goneCents,
  }));
  const charged = all.filter(({ cents }) => cents > 0);
  // A bank may take back a whole charge of which a part had been refunded: the other charges then have paid that part
  // twice.
  const overdrawnCents = -sumOf(all.filter(({ cents }) => cents < 0));
  const goneCents = Math.min(flows.creditIssuedCents + overdrawnCents, sumOf(charged));
  const { left: shares } = takeShares(charged, goneCents);
  return {
    shares,
    cardCents: sumOf(shares),
    voucherCents: flows.voucherSpentCents - flows.voucherReturnedCents,
  };
}

/** Returns how much of a refund the order's account no longer holds. Scheduled refunds must be paid from it, too. */
export async function shortfallOf(tx: Transaction, orderId: string, cents: Cents): Promise<Cents> {
  const { balanceCents } = await orderFlows(tx, orderId);
  return Math.max(0, cents - (balanceCents - (await pendingRefundCents(tx, orderId))));
}

/**
 * Returns what the order's account must keep for pending refunds. Refunds to a charge that a bank has taken back
 * meanwhile will fail, and their money is no longer there.
 */
export async function pendingRefundCents(tx: Db, orderId: string): Promise<Cents> {
  return sumOf(await pendingOf(tx, orderId));
}

/**
 * Returns what the order's account must keep when a bank takes back a charge: refunds to other charges, and those to
 * this one that have been requested. Its other refunds wait, because the bank may return their money instead.
 */
export async function committedBeside(tx: Db, orderId: string, paymentId: string): Promise<Cents> {
  const others = (await pendingOf(tx, orderId)).filter((share) => share.paymentId !== paymentId);
  return sumOf(others) + (await repo.leavingCents(tx, orderId, paymentId));
}

/** Returns the pending refunds by charge, less those that will fail because a bank took the charge back. */
async function pendingOf(tx: Db, orderId: string): Promise<Share[]> {
  const pending = await repo.pendingShares(tx, orderId);
  if (pending.size === 0) return [];
  const beyond = new Map(
    (await chargesOf(tx, orderId)).map((charge) => [charge.paymentId, charge.goneCents - charge.cents]),
  );
  return [...pending].map(([paymentId, cents]) => ({
    paymentId,
    cents: Math.max(0, cents - Math.max(0, beyond.get(paymentId) ?? 0)),
  }));
}

/** Returns the balances of these orders' accounts less pending refunds; never negative. */
export async function heldOf(db: Db, orderIds: readonly string[]): Promise<Map<string, Cents>> {
  const [balances, leaving] = [
    await orderBalances(db, orderIds),
    new Set(await repo.withPendingRefunds(db, orderIds)),
  ];
  const held = new Map<string, Cents>();
  for (const id of orderIds) {
    const pending = leaving.has(id) ? await pendingRefundCents(db, id) : 0;
    held.set(id, Math.max(0, (balances.get(id) ?? 0) - pending));
  }
  return held;
}

/** A charge's part in an order: what it paid, what banks have taken back, and all refunds made or pending. */
type Charged = Share & { disputedCents: Cents; goneCents: Cents };

/** Returns the charges with what they paid of the order, and what was or will be returned by us or a bank. */
export async function chargesOf(tx: Db, orderId: string): Promise<Charged[]> {
  const given = await repo.refundedShares(tx, orderId);
  const disputed = await disputedShares(tx, orderId);
  return (await paidShares(tx, orderId)).map((share) => ({
    ...share,
    disputedCents: disputed.get(share.paymentId) ?? 0,
    goneCents: (given.get(share.paymentId) ?? 0) + (disputed.get(share.paymentId) ?? 0),
  }));
}

const sumOf = (shares: readonly Share[]): Cents => shares.reduce((sum, { cents }) => sum + cents, 0);

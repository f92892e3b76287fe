import { applyRate, type Cents, gstWithin } from "@/lib/money";
import type { Transaction } from "@/server/db/client";

import { orderFlows, post, type Posting } from "@/server/modules/sale/ledger/public";
import { insertLine } from "./repo/line";
import * as repo from "./repo/clawback";

type Ended = {
  id: string;
  vendorId: string;
  commissionBps: number;
  gstCents: Cents;
  totalCents: Cents;
};

/**
 * Takes `cents` of an ended order back from its vendor and the commission, in the proportions in which it was divided,
 * together with the part of Sayang's own coupon. Several refunds add up exactly to what was divided. Throws when less
 * was divided than is taken back.
 */
export async function clawBack(tx: Transaction, order: Ended, cents: Cents, now: Date): Promise<void> {
  const { settledCents, clawedBackCents } = await orderFlows(tx, order.id);
  const before = settledCents - clawedBackCents;
  if (cents > before) throw new Error(`order ${order.id}: ${cents} cents to take back of ${before} divided`);
  const after = before - cents;
  const commission = applyRate(before, order.commissionBps) - applyRate(after, order.commissionBps);
  const granted = await repo.subsidyPaid(tx, order.vendorId, order.id);
  const subsidy = before === 0 ? 0 : granted - Math.round((granted * after) / before);
  const account = { name: "order", id: order.id } as const;
  const vendor = { name: "vendor", id: order.vendorId } as const;
  const common = { orderId: order.id, paymentId: null };
  const postings: Posting[] = [
    { kind: "clawback", debit: vendor, credit: account, cents: cents - commission, ...common },
    { kind: "clawback", debit: { name: "commission" }, credit: account, cents: commission, ...common },
    { kind: "subsidy", debit: vendor, credit: { name: "commission" }, cents: subsidy, ...common },
  ];
  await post(
    tx,
    postings.filter((posting) => posting.cents > 0),
  );
  const line = { vendorId: order.vendorId, orderId: order.id, createdAt: now };
  await insertLine(tx, {
    ...line,
    kind: "clawback",
    grossCents: -(cents + subsidy),
    gstCents: gstWithin(after, order) - gstWithin(before, order),
    commissionCents: -commission,
    netCents: commission - cents - subsidy,
  });
}

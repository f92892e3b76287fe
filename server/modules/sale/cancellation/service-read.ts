import type { CancellationDetails, CancellationPreview } from "@/contracts/sale/order/cancellation-details";
import { type Database, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { lockOrders, type OrderRow } from "@/server/modules/sale/order/public";
import { cardRefunds, refundableOf } from "@/server/modules/sale/refund/public";
import { orderFlows, disputedShares } from "@/server/modules/sale/ledger/public";
import { findOrderFor, noSuchCancellation, type Party, policyCase, refusalOf } from "./case/case";
import { presentDetails, presentPreview } from "./present";
import * as repo from "./case/repo";

/** Returns the latest request to cancel an order, for one of its parties. Throws `not_found`. */
export async function readCancellation(
  orderId: string,
  party: Party,
  now = new Date(),
): Promise<CancellationDetails> {
  const db = await getDb();
  return read(db, await findOrderFor(db, orderId, party), party.role, now);
}

/** The same for operators. */
export async function readAnyCancellation(orderId: string, now = new Date()): Promise<CancellationDetails> {
  const [order] = await inTransaction((tx) => lockOrders(tx, [orderId]));
  if (!order) throw noSuchCancellation();
  return read(await getDb(), order, null, now);
}

/** Runs its queries in parallel, so it must not be called in a transaction, which has a single connection. */
async function read(
  db: Database,
  order: OrderRow,
  reader: Party["role"] | null,
  now: Date,
): Promise<CancellationDetails> {
  const row = await repo.latestOf(db, order.id);
  if (!row) throw noSuchCancellation();
  const [events, files, left, cards, flows] = await Promise.all([
    repo.eventsOf(db, row.id),
    repo.filesOf(db, row.id),
    refundableOf(db, order.id),
    cardRefunds(db, row.id),
    orderFlows(db, order.id),
  ]);
  return presentDetails({ order, row, events, files, left, cards, flows, reader, now });
}

/** Returns what a party would get or refund by cancelling now, and why. Throws `not_found`. */
export async function previewCancellation(
  orderId: string,
  party: Party,
  now = new Date(),
): Promise<CancellationPreview> {
  const db = await getDb();
  const order = await findOrderFor(db, orderId, party);
  const left = await refundableOf(db, orderId);
  const given = policyCase(order, party.role, left.cardCents + left.voucherCents, now);
  const disputedCents = [...(await disputedShares(db, orderId)).values()].reduce(
    (sum, each) => sum + each,
    0,
  );
  return presentPreview(order, given, { left, disputedCents }, refusalOf(order, party.role));
}

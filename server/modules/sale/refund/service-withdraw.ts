import { type Cents, formatMoney } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { chargeLossOf, orderFlows, post } from "@/server/modules/sale/ledger/public";
import { noteEvent } from "@/server/modules/sale/order/public";
import { refundHooks } from "./hooks";
import { refundWithdrawn } from "./mail";
import * as repo from "./repo";
import { chargesOf, pendingRefundCents } from "./service-left";
import { mailRefund } from "./service-mail";
import { enqueueRefund } from "./task";

export type OrderCharge = { orderId: string; paymentId: string };

/**
 * Withdraws unsent refunds of a locked order beyond what a bank has left of their charge, because the couple already
 * has that money back, and informs the couple. Does nothing until the bank has decided.
 */
export async function withdrawRefunds(tx: Transaction, charge: OrderCharge, now: Date): Promise<void> {
  const { orderId, paymentId } = charge;
  if (await repo.isDisputed(tx, paymentId)) return;
  const found = (await chargesOf(tx, orderId)).find((each) => each.paymentId === paymentId);
  if (!found) return;
  let beyond = Math.min(found.disputedCents, found.goneCents - found.cents);
  let withdrawn = 0;
  const cancellations = new Set<string>();
  for (const row of await repo.lockUnsent(tx, { orderId }, paymentId)) {
    if (beyond <= 0) break;
    const cents = Math.min(beyond, row.amountCents);
    await withdraw(tx, row, cents, now);
    if (row.cancellationId) cancellations.add(row.cancellationId);
    beyond -= cents;
    withdrawn += cents;
  }
  if (withdrawn === 0) return;
  await returnLoss(tx, charge, withdrawn);
  await noteEvent(tx, orderId, "refund_withdrawn", { actor: "system", now, note: formatMoney(withdrawn) });
  await mailRefund(tx, refundWithdrawn, orderId, withdrawn);
  for (const id of cancellations) await refundHooks().cancellationRefunded(tx, id, now);
}

/** Sends the refunds to a charge that waited for a bank's decision, and those that failed because of the dispute. */
export async function sendHeldRefunds(tx: Transaction, paymentId: string): Promise<void> {
  if (await repo.isDisputed(tx, paymentId)) return;
  for (const { id, hasFailed } of await repo.unsentOf(tx, paymentId)) {
    if (hasFailed) await repo.reopenRefund(tx, id);
    await enqueueRefund(tx, id);
  }
}

/** Withdraws `cents` of an unsent refund and sends the rest; for vouchers, withdraws the money of `voucherIds`. */
export async function withdraw(
  tx: Transaction,
  row: repo.RefundRow,
  cents: Cents,
  now: Date,
  voucherIds: string[] = [],
): Promise<void> {
  await repo.markWithdrawn(tx, row.id, cents, now);
  const amountCents = row.amountCents - cents;
  if (amountCents === 0) return;
  const { orderId, purchaseId, paymentId, reason, cancellationId, createdAt } = row;
  const rest = { orderId, purchaseId, voucherIds, paymentId, amountCents, reason, cancellationId, createdAt };
  for (const id of await repo.insertRefunds(tx, [rest])) await enqueueRefund(tx, id);
}

/** Returns the unsent refunds of gift vouchers to one charge, locked; none until the bank has decided. */
export async function lockUnsentVoucherRefunds(
  tx: Transaction,
  { purchaseId, paymentId }: { purchaseId: string; paymentId: string },
): Promise<repo.RefundRow[]> {
  if (await repo.isDisputed(tx, paymentId)) return [];
  return repo.lockUnsent(tx, { purchaseId }, paymentId);
}

/**
 * Moves the money reserved for a withdrawn refund to the commission account, up to the loss that the dispute booked
 * there.
 */
async function returnLoss(tx: Transaction, { orderId, paymentId }: OrderCharge, cents: Cents): Promise<void> {
  const { balanceCents } = await orderFlows(tx, orderId);
  const free = balanceCents - (await pendingRefundCents(tx, orderId));
  const lost = await chargeLossOf(tx, orderId, paymentId);
  const moved = Math.min(cents, free, lost);
  if (moved <= 0) return;
  const accounts = { debit: { name: "order", id: orderId }, credit: { name: "commission" } } as const;
  await post(tx, [{ kind: "dispute", ...accounts, cents: moved, orderId, paymentId }]);
}

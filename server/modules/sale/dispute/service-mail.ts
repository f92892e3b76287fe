import { readEnv } from "@/lib/env";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import {
  coupleMessagesOf,
  lockOrders,
  vendorMessageOf,
  vendorMessagesOf,
} from "@/server/modules/sale/order/public";
import { chargeRefs } from "@/server/modules/sale/payment/public";
import * as mail from "./mail";
import type { DisputeRow } from "./repo";

/** Mails the couple, each vendor and the operator that money was taken back. `parts` is the part of each order. */
export async function mailDisputeOpened(tx: Transaction, dispute: DisputeRow, parts: Parts): Promise<void> {
  const evidenceBy = dispute.evidenceBy?.toISOString() ?? null;
  for (const { orderId, cents } of parts) {
    for (const { to, firstName, orderNumber, link } of await coupleMessagesOf(tx, orderId)) {
      await enqueueMessage(tx, mail.disputeOpenedCouple, { to, firstName, orderNumber, cents, link });
    }
    for (const fields of await vendorFields(tx, orderId)) {
      await enqueueMessage(tx, mail.disputeOpenedVendor, { ...fields, cents, evidenceBy });
    }
  }
  const fields = await operatorFields(tx, dispute, parts);
  await enqueueMessage(tx, mail.disputeOpenedOperator, { ...fields, evidenceBy });
}

/** Mails each vendor and the operator the bank's decision; the bank itself informs the couple. */
export async function mailDisputeClosed(
  tx: Transaction,
  dispute: DisputeRow,
  outcome: "won" | "lost",
  parts: Parts,
): Promise<void> {
  const orders = await lockOrders(
    tx,
    parts.map(({ orderId }) => orderId),
  );
  const cancelled = new Set(orders.flatMap(({ id, state }) => (state === "cancelled" ? [id] : [])));
  for (const { orderId, cents } of parts) {
    const isCancelled = cancelled.has(orderId);
    for (const fields of await vendorFields(tx, orderId)) {
      await enqueueMessage(tx, mail.disputeClosedVendor, { ...fields, cents, outcome, isCancelled });
    }
  }
  const fields = await operatorFields(tx, dispute, parts);
  await enqueueMessage(tx, mail.disputeClosedOperator, { ...fields, outcome });
}

export type Parts = readonly { orderId: string; cents: number }[];

/** For those on the vendor's team who see its money. */
async function vendorFields(tx: Transaction, orderId: string) {
  const messages = await vendorMessagesOf(tx, orderId, "money");
  return messages.map(({ to, vendorName, coupleName, orderNumber, link }) => ({
    to,
    vendorName,
    coupleName,
    orderNumber,
    link,
  }));
}

async function operatorFields(tx: Transaction, dispute: DisputeRow, parts: Parts) {
  const [charge] = await chargeRefs(tx, [dispute.paymentId]);
  const numbers: string[] = [];
  for (const { orderId } of parts) numbers.push((await vendorMessageOf(tx, orderId)).orderNumber);
  return {
    to: readEnv().supportEmail,
    orderNumbers: numbers.join(", ") || "none (a gift voucher)",
    reason: dispute.reason,
    chargeRef: charge?.intentId ?? dispute.paymentId,
    cents: dispute.amountCents,
  };
}

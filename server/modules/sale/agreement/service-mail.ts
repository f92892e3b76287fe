import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { coupleMessagesOf, documentsOf, vendorMessagesOf } from "@/server/modules/sale/order/public";
import { agreementReady, vendorAgreementReady } from "./mail";

/** Tells both sides that a file is written; at the vendor, those who may answer orders. */
export async function mailReady(
  tx: Transaction,
  orderId: string,
  file: { amendment: number; sha256: string },
): Promise<void> {
  for (const { to, vendorName, orderNumber, link } of await coupleMessagesOf(tx, orderId)) {
    const message = { to, vendorName, orderNumber, link: documentsOf(link), ...file };
    await enqueueMessage(tx, agreementReady, message);
  }
  for (const { to, vendorName, coupleName, orderNumber, link } of await vendorMessagesOf(
    tx,
    orderId,
    "orders.decide",
  )) {
    const message = { to, vendorName, coupleName, orderNumber, link: documentsOf(link), ...file };
    await enqueueMessage(tx, vendorAgreementReady, message);
  }
}

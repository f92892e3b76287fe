import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { coupleAddresses } from "@/server/modules/identity/account/public";
import { paymentFailed, paymentReceived } from "./mail";
import type { PaymentRow } from "./repo/charge";
import { receiptLines } from "./repo/mail";

type Paid = Pick<PaymentRow, "id" | "customerId" | "checkoutId" | "amountCents">;

/** Mails the couple a receipt. */
export async function mailReceipt(tx: Transaction, payment: Paid, paidAt: Date): Promise<void> {
  if (!payment.customerId) return;
  const lines = await receiptLines(tx, payment.id);
  const orderIds = new Set(lines.map(({ orderId }) => orderId));
  const receipt = {
    lines: lines.map(({ number, placedAt, orderId: _, ...line }) => ({
      orderNumber: orderNumberOf(number, placedAt),
      ...line,
    })),
    totalCents: payment.amountCents,
    paidAt: paidAt.toISOString(),
    isDeposit: payment.checkoutId !== null,
    link: appLink(orderIds.size === 1 ? `/user/manage-orders/${[...orderIds][0]}` : "/user/manage-orders"),
  };
  for (const address of await coupleAddresses(tx, payment.customerId)) {
    await enqueueMessage(tx, paymentReceived, { ...receipt, ...address });
  }
}

/** Mails the couple that its card was refused, with the bank's reason. */
export async function mailFailure(tx: Transaction, payment: Paid, reason: string): Promise<void> {
  if (!payment.customerId) return;
  const [first] = await receiptLines(tx, payment.id);
  const again = payment.checkoutId ? `/user/checkout/${payment.checkoutId}` : `/user/pay/${first?.orderId}`;
  const failure = { reason, cents: payment.amountCents, link: appLink(again) };
  for (const address of await coupleAddresses(tx, payment.customerId)) {
    await enqueueMessage(tx, paymentFailed, { ...failure, ...address });
  }
}

import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { paymentFailed, paymentReceived } from "./mail";
import type { PaymentRow } from "./repo/charge";
import { findPayer, receiptLines } from "./repo/mail";

type Paid = Pick<PaymentRow, "id" | "customerId" | "checkoutId" | "amountCents">;

/** Mails the couple a receipt. */
export async function mailReceipt(tx: Transaction, payment: Paid, paidAt: Date): Promise<void> {
  const payer = payment.customerId && (await findPayer(tx, payment.customerId));
  if (!payer) return;
  const lines = await receiptLines(tx, payment.id);
  const orderIds = new Set(lines.map(({ orderId }) => orderId));
  await enqueueMessage(tx, paymentReceived, {
    to: payer.email,
    firstName: payer.firstName,
    lines: lines.map(({ number, placedAt, orderId: _, ...line }) => ({
      orderNumber: orderNumberOf(number, placedAt),
      ...line,
    })),
    totalCents: payment.amountCents,
    paidAt: paidAt.toISOString(),
    isDeposit: payment.checkoutId !== null,
    link: appLink(orderIds.size === 1 ? `/user/manage-orders/${[...orderIds][0]}` : "/user/manage-orders"),
  });
}

/** Mails the couple that its card was refused, with the bank's reason. */
export async function mailFailure(tx: Transaction, payment: Paid, reason: string): Promise<void> {
  const payer = payment.customerId && (await findPayer(tx, payment.customerId));
  if (!payer) return;
  const [first] = await receiptLines(tx, payment.id);
  const again = payment.checkoutId ? `/user/checkout/${payment.checkoutId}` : `/user/pay/${first?.orderId}`;
  await enqueueMessage(tx, paymentFailed, {
    to: payer.email,
    firstName: payer.firstName,
    reason,
    cents: payment.amountCents,
    link: appLink(again),
  });
}

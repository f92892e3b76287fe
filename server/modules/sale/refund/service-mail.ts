import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { coupleMessagesOf } from "@/server/modules/sale/order/public";
import type { REFUND_MAILS } from "./mail";

type Parts = { cardCents: Cents; voucherCents: Cents; creditCents: Cents };

/** Mails the couple the outcome of a refund; without parts, the amount goes to the card. */
export async function mailRefund(
  tx: Transaction,
  template: (typeof REFUND_MAILS)[number],
  orderId: string,
  given: Parts | Cents,
): Promise<void> {
  const parts = typeof given === "number" ? { cardCents: given, voucherCents: 0, creditCents: 0 } : given;
  const cents = parts.cardCents + parts.voucherCents + parts.creditCents;
  for (const { eventDate: _, ...message } of await coupleMessagesOf(tx, orderId)) {
    await enqueueMessage(tx, template, { ...message, cents, ...parts });
  }
}

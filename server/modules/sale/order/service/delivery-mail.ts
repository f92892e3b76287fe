import type { IsoDate } from "@/lib/dates";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import * as mail from "@/server/modules/sale/order/mails/delivery";
import { coupleMessagesOf, vendorMessagesOf } from "./mail";
import type { CommentSide } from "@/server/modules/sale/order/rules/task";

const ticketLink = () => `${appLink("/contact-us")}?topic=order#form`;

/** Asks the couple by mail to confirm the delivery with `confirmLink`, before silence counts. */
export async function mailDeliveryAsked(
  tx: Transaction,
  orderId: string,
  asked: { confirmLink: string; answerBy: IsoDate },
): Promise<void> {
  for (const message of await coupleMessagesOf(tx, orderId)) {
    await enqueueMessage(tx, mail.deliveryAsked, { ...message, ...asked });
  }
}

/** Mails both sides that the order is delivered. */
export async function mailDelivered(tx: Transaction, orderId: string, bySilence: boolean): Promise<void> {
  for (const message of await coupleMessagesOf(tx, orderId)) {
    await enqueueMessage(tx, mail.orderDelivered, { ...message, bySilence });
  }
  for (const message of await vendorMessagesOf(tx, orderId, "orders.decide")) {
    await enqueueMessage(tx, mail.vendorOrderDelivered, { ...message, bySilence });
  }
}

/** Mails both sides that the order is completed. */
export async function mailCompleted(tx: Transaction, orderId: string): Promise<void> {
  for (const message of await coupleMessagesOf(tx, orderId)) {
    await enqueueMessage(tx, mail.orderCompleted, message);
  }
  for (const message of await vendorMessagesOf(tx, orderId, "orders.decide")) {
    await enqueueMessage(tx, mail.vendorOrderCompleted, message);
  }
}

/** Mails both sides that the couple raised an issue, or the vendor that it is resolved. */
export async function mailIssue(
  tx: Transaction,
  orderId: string,
  what: "raised" | "resolved",
  comment: string,
): Promise<void> {
  const toVendor = await vendorMessagesOf(tx, orderId, "orders.decide");
  const more = { comment, ticketLink: ticketLink() };
  if (what === "raised") {
    for (const message of await coupleMessagesOf(tx, orderId)) {
      await enqueueMessage(tx, mail.issueRaised, { ...message, ...more });
    }
  }
  for (const message of toVendor) {
    if (what === "resolved") await enqueueMessage(tx, mail.vendorIssueResolved, message);
    else await enqueueMessage(tx, mail.vendorIssueRaised, { ...message, ...more });
  }
}

/** Mails one side's comments to the other. */
export async function mailComments(
  tx: Transaction,
  orderId: string,
  side: CommentSide,
  written: readonly { note: string }[],
): Promise<void> {
  const comments = written.map(({ note }) => note);
  if (side === "vendor") {
    for (const message of await coupleMessagesOf(tx, orderId)) {
      await enqueueMessage(tx, mail.commentFromVendor, { ...message, comments });
    }
  } else {
    for (const message of await vendorMessagesOf(tx, orderId, "orders.comment")) {
      await enqueueMessage(tx, mail.commentFromCouple, { ...message, comments });
    }
  }
}

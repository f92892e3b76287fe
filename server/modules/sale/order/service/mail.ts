import { coupleName } from "@/lib/couple-name";
import type { VendorCapability } from "@/contracts/catalogue/vendor/vendor-team";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import type { OrderTransition } from "@/contracts/sale/order/order-process";
import type { Cents } from "@/lib/money";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { coupleAddresses } from "@/server/modules/identity/account/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import * as answers from "@/server/modules/sale/order/mails/answer";
import * as mail from "@/server/modules/sale/order/mails/order";
import { orderReleased } from "@/server/modules/sale/order/mails/unpaid";
import {
  findItemLines,
  findNextPayment,
  findParties,
  type OrderParties,
} from "@/server/modules/sale/order/repo/mail";

/** The fields of a mail to the couple about an order, with its recipient. */
export type CoupleMessage = mail.CoupleFields & { to: string };

const TO_COUPLE: Partial<
  Record<OrderTransition, (typeof mail)["orderAllPaid" | "orderExpired" | "orderWithdrawn"]>
> = {
  settle: mail.orderAllPaid,
  expire: mail.orderExpired,
  withdraw: mail.orderWithdrawn,
};

/** Mails the couple and the vendor about a transition. `note` is the vendor's reason for declining. */
export async function mailTransition(
  tx: Transaction,
  orderId: string,
  transition: OrderTransition,
  note: string,
): Promise<void> {
  const toCouple = TO_COUPLE[transition];
  if (!toCouple && transition !== "abandon" && transition !== "decline" && transition !== "approve") return;
  const parties = await partiesOf(tx, orderId);
  const couple = await coupleMessages(tx, parties);
  if (toCouple) {
    for (const message of couple) await enqueueMessage(tx, toCouple, message);
  }
  if (transition === "abandon") {
    const { voucherCents } = parties;
    for (const message of couple) await enqueueMessage(tx, orderReleased, { ...message, voucherCents });
  }
  if (transition === "decline") {
    for (const message of couple) await enqueueMessage(tx, mail.orderDeclined, { ...message, reason: note });
    for (const { paidCents: _, ...message } of await toTeam(tx, parties, "orders.decide", 0)) {
      await enqueueMessage(tx, answers.vendorOrderDeclined, { ...message, reason: note });
    }
  }
  if (transition === "approve") {
    const next = await findNextPayment(tx, orderId);
    for (const message of couple) await enqueueMessage(tx, mail.orderApproved, { ...message, next });
    for (const { paidCents: _, ...message } of await toTeam(tx, parties, "orders.decide", 0)) {
      await enqueueMessage(tx, answers.vendorOrderApproved, message);
    }
  }
  if (transition === "expire") {
    for (const message of await toTeam(tx, parties, "orders.decide", 0)) {
      await enqueueMessage(tx, mail.orderLapsed, message);
    }
  }
}

/** Mails those on the vendor's team who may answer that an order waits for them until `answerBy`. */
export async function mailReceived(
  tx: Transaction,
  orderId: string,
  paidCents: Cents,
  answerBy: Date,
): Promise<void> {
  const parties = await partiesOf(tx, orderId);
  const items = await findItemLines(tx, orderId);
  for (const message of await toTeam(tx, parties, "orders.decide", paidCents)) {
    await enqueueMessage(tx, mail.orderReceived, {
      ...message,
      answerBy: answerBy.toISOString(),
      comment: parties.comment,
      items: items.map(({ quantity, title }) => `${quantity} × ${title}`),
    });
  }
}

/** Mails a couple whose order needed no card that the vendor has received it. */
export async function mailSubmitted(
  tx: Transaction,
  orderId: string,
  paidCents: Cents,
  answerBy: Date,
): Promise<void> {
  const parties = await partiesOf(tx, orderId);
  for (const message of await coupleMessages(tx, parties)) {
    await enqueueMessage(tx, answers.orderSubmitted, {
      ...message,
      totalCents: parties.totalCents,
      paidCents,
      answerBy: answerBy.toISOString(),
    });
  }
}

/** Mails those on the vendor's team who see its money that later milestones are paid; `allPaid` when none is left. */
export async function mailMilestonePaid(
  tx: Transaction,
  orderId: string,
  paidCents: Cents,
  allPaid: boolean,
): Promise<void> {
  const parties = await partiesOf(tx, orderId);
  for (const message of await toTeam(tx, parties, "money", paidCents)) {
    await enqueueMessage(tx, mail.milestonePaid, { ...message, allPaid });
  }
}

/** Returns a mail about the order for each partner, the account that owns it first. */
export async function coupleMessagesOf(tx: Transaction, orderId: string): Promise<CoupleMessage[]> {
  return coupleMessages(tx, await partiesOf(tx, orderId));
}

/** The fields of a mail to the vendor about an order. */
export type VendorMessage = Omit<mail.VendorFields, "paidCents">;

/** Returns the fields of a mail to the vendor about the order. */
export async function vendorMessageOf(tx: Transaction, orderId: string): Promise<VendorMessage> {
  const { paidCents: _, ...message } = vendorMessage(await partiesOf(tx, orderId), 0);
  return message;
}

/**
 * Returns a mail about the order for each member of the vendor's team who may deal with it, the account that registered
 * the shop first.
 */
export async function vendorMessagesOf(
  tx: Transaction,
  orderId: string,
  capability: VendorCapability,
): Promise<(VendorMessage & { to: string })[]> {
  const messages = await toTeam(tx, await partiesOf(tx, orderId), capability, 0);
  return messages.map(({ paidCents: _, ...message }) => message);
}

async function toTeam(
  tx: Transaction,
  parties: OrderParties,
  capability: VendorCapability,
  paidCents: Cents,
): Promise<(mail.VendorFields & { to: string })[]> {
  const addresses = await teamAddresses(tx, parties.vendorId, capability);
  return addresses.map((to) => ({ ...vendorMessage(parties, paidCents), to }));
}

async function coupleMessages(tx: Transaction, parties: OrderParties): Promise<CoupleMessage[]> {
  const { customerId, vendorName, eventDate } = parties;
  const orderNumber = orderNumberOf(parties.number, parties.placedAt);
  const link = appLink(`/user/manage-orders/${parties.id}`);
  const couple = await coupleAddresses(tx, customerId);
  return couple.map((address) => ({ ...address, vendorName, eventDate, orderNumber, link }));
}

function vendorMessage(parties: OrderParties, paidCents: Cents): mail.VendorFields {
  const { vendorName, eventDate, totalCents } = parties;
  return {
    vendorName,
    eventDate,
    totalCents,
    paidCents,
    coupleName: coupleName(parties),
    orderNumber: orderNumberOf(parties.number, parties.placedAt),
    link: appLink(`/vendor/dashboard/orders/${parties.id}`),
  };
}

async function partiesOf(tx: Transaction, orderId: string): Promise<OrderParties> {
  const parties = await findParties(tx, orderId);
  if (!parties) throw new Error(`order ${orderId} has no parties`);
  return parties;
}

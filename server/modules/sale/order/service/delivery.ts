import { v7 } from "uuid";
import {
  COMPLETION_DAYS,
  DELIVERY_LINK_GONE,
  DELIVERY_MAIL_HOURS,
  type DeliveryAnswer,
  type DeliveryQuestion,
} from "@/contracts/sale/order/delivery";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { type OrderActor, orderStatusOf } from "@/contracts/sale/order/order-process";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { formatDateTime, todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  deliveryLink,
  type DeliveryToken,
  readDeliveryToken,
} from "@/server/modules/sale/order/rules/delivery-link";
import { orderHooks } from "@/server/modules/sale/order/rules/hooks";
import { insertEvents, lockOrder, type OrderRow, updateOrder } from "@/server/modules/sale/order/repo/change";
import * as repo from "@/server/modules/sale/order/repo/delivery";
import { silentUntil } from "@/server/modules/sale/order/rules/silence";
import { mailDeliveryAsked, mailIssue } from "./delivery-mail";
import { isHiddenFromVendor, noSuchOrder, readVendorOrder } from "./read";
import { noteEvent, takeTransition } from "./transition";

/**
 * Marks an order as delivered for its vendor and asks the couple by mail to confirm. Throws `not_found`, `conflict`
 * when the order is not all paid, and `too_many_requests` within a day of the last mail.
 */
export async function markDelivered(
  vendorId: string,
  orderId: string,
  now = new Date(),
): Promise<OrderDetail> {
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId, { vendorId });
    if (!order || isHiddenFromVendor(order)) throw noSuchOrder();
    if (order.state !== "all_paid") throw new AppError("conflict", refusalOf(order));
    await refuseTooSoon(tx, orderId, now);
    const eventId = v7();
    const vendorDeliveredAt = order.vendorDeliveredAt ?? now;
    await updateOrder(tx, orderId, { vendorDeliveredAt });
    await insertEvents(tx, [{ id: eventId, orderId, kind: "vendor_delivered", actor: "vendor", at: now }]);
    await orderHooks().closeEdits(tx, orderId, now);
    const until = silentUntil({ ...order, vendorDeliveredAt }) ?? now;
    await mailDeliveryAsked(tx, orderId, {
      confirmLink: deliveryLink(orderId, eventId, until, now),
      answerBy: todayInSingapore(until),
    });
  });
  return readVendorOrder(vendorId, orderId);
}

function refusalOf({ state }: OrderRow): string {
  if (state === "delivered" || state === "completed") return "This order has been delivered already";
  if (state === "cancelled" || state === "under_cancellation") return "This order is being cancelled";
  return "This order can be marked as delivered once everything is paid";
}

async function refuseTooSoon(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const last = await repo.latestEvent(tx, orderId, "vendor_delivered");
  if (!last) return;
  const again = new Date(last.at.getTime() + DELIVERY_MAIL_HOURS * HOUR_MS);
  const wait = Math.ceil((again.getTime() - now.getTime()) / 1000);
  if (wait <= 0) return;
  const message = `You've asked the couple already. You can send another email after ${formatDateTime(again.toISOString())}.`;
  throw new AppError("too_many_requests", message, { retryAfterSeconds: wait });
}

type Answer = { delivered: boolean; comment: string };

/** Confirms the delivery for the signed-in couple, or raises an objection. Throws `not_found`, `conflict`. */
export async function confirmDelivery(
  customerId: string,
  orderId: string,
  answer: Answer,
  now = new Date(),
): Promise<DeliveryAnswer> {
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId, { customerId });
    if (!order) throw noSuchOrder();
    return answerDelivery(tx, order, answer, now);
  });
}

/** Does the same through the mailed link, which works once. Throws `gone` when it was used, replaced or has expired. */
export async function confirmDeliveryByLink(
  orderId: string | null,
  signed: string,
  answer: Answer,
  now = new Date(),
): Promise<DeliveryAnswer> {
  const token = readDeliveryToken(signed, now);
  if (!token || (orderId !== null && token.orderId !== orderId)) throw linkGone();
  return inTransaction(async (tx) => {
    const order = await repo.lockAnyOrder(tx, token.orderId);
    if (!order || !(await isOpen(tx, order, token))) throw linkGone();
    return answerDelivery(tx, order, answer, now);
  });
}

/**
 * Returns the order that the mailed link asks about, without using up the link, because mail scanners open links, too.
 * Null when it no longer works.
 */
export async function readDeliveryQuestion(
  signed: string,
  now = new Date(),
): Promise<DeliveryQuestion | null> {
  const token = readDeliveryToken(signed, now);
  if (!token) return null;
  const db = await getDb();
  const found = await repo.findQuestion(db, token.orderId);
  if (!found || !(await isOpen(db, found.order, token))) return null;
  const { order, vendorName, items } = found;
  return {
    orderId: order.id,
    orderNumber: orderNumberOf(order.number, order.placedAt),
    vendorName,
    eventDate: order.eventDate,
    items,
  };
}

/** Returns true until the link is answered or replaced by a newer one. */
async function isOpen(db: Db, { state, issueRaisedAt }: OrderRow, token: DeliveryToken): Promise<boolean> {
  if (state !== "all_paid") return false;
  const asked = await repo.latestEvent(db, token.orderId, "vendor_delivered");
  return asked?.id === token.eventId && (issueRaisedAt === null || issueRaisedAt < asked.at);
}

async function answerDelivery(
  tx: Transaction,
  order: OrderRow,
  { delivered, comment }: Answer,
  now: Date,
): Promise<DeliveryAnswer> {
  const after = delivered ? await accept(tx, order, now) : await object(tx, order, comment, now);
  return {
    id: order.id,
    _id: order.id,
    orderNumber: orderNumberOf(order.number, order.placedAt),
    orderStatus: orderStatusOf(after.state),
    state: after.state,
    issueRaisedAt: after.issueRaisedAt?.toISOString() ?? null,
  };
}

/** Confirms the delivery and closes the couple's own issue. */
async function accept(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  let after = order;
  if (order.issueRaisedAt && (order.state === "all_paid" || order.state === "delivered")) {
    await updateOrder(tx, order.id, { issueRaisedAt: null });
    await noteEvent(tx, order.id, "issue_resolved", { actor: "customer", now });
    after = { ...order, issueRaisedAt: null };
    if (order.state === "delivered") {
      await mailIssue(tx, order.id, "resolved", "");
      return after;
    }
  }
  return deliver(tx, after, "customer", now);
}

/** Moves a locked order to `delivered`. */
export function deliver(
  tx: Transaction,
  order: OrderRow,
  actor: Extract<OrderActor, "customer" | "system">,
  now: Date,
): Promise<OrderRow> {
  return takeTransition(tx, order, "deliver", { actor, now, set: { deliveredAt: now, heldSeconds: 0 } });
}

/** Raises an issue; until it is resolved, the order doesn't complete. */
async function object(tx: Transaction, order: OrderRow, comment: string, now: Date): Promise<OrderRow> {
  if (order.state !== "all_paid" && order.state !== "delivered") {
    const message =
      order.state === "completed"
        ? `This order was completed ${COMPLETION_DAYS} days after its delivery. Please write to us.`
        : "This order has not been delivered yet";
    throw new AppError("conflict", message);
  }
  if (order.state === "all_paid" && !order.vendorDeliveredAt) {
    throw new AppError("conflict", "The vendor has not marked this order as delivered yet");
  }
  await updateOrder(tx, order.id, { issueRaisedAt: now });
  await noteEvent(tx, order.id, "issue_raised", { actor: "customer", now, note: comment });
  await mailIssue(tx, order.id, "raised", comment);
  return { ...order, issueRaisedAt: now };
}

function linkGone(): AppError {
  return new AppError("gone", DELIVERY_LINK_GONE);
}

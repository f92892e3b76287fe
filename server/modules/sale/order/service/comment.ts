import type { OrderDetail } from "@/contracts/sale/order/order";
import { HOUR_MS } from "@/lib/time";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueue } from "@/server/queue/enqueue";
import { lockOrder, type OrderRow } from "@/server/modules/sale/order/repo/change";
import { commentsOf } from "@/server/modules/sale/order/repo/delivery";
import { mailComments } from "./delivery-mail";
import { isHiddenFromVendor, noSuchOrder, readCustomerOrder, readVendorOrder } from "./read";
import { noteEvent } from "./transition";
import { type CommentSide, MAIL_COMMENTS } from "@/server/modules/sale/order/rules/task";

/** Adds the couple's comment to the order's history. Throws `not_found`. */
export async function commentAsCustomer(
  customerId: string,
  orderId: string,
  comment: string,
  now = new Date(),
): Promise<OrderDetail> {
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId, { customerId });
    if (!order) throw noSuchOrder();
    await addComment(tx, order, "customer", comment, now);
  });
  return readCustomerOrder(customerId, orderId);
}

/** Adds the vendor's comment to the order's history. Throws `not_found`. */
export async function commentAsVendor(
  vendorId: string,
  orderId: string,
  comment: string,
  now = new Date(),
): Promise<OrderDetail> {
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId, { vendorId });
    if (!order || isHiddenFromVendor(order)) throw noSuchOrder();
    await addComment(tx, order, "vendor", comment, now);
  });
  return readVendorOrder(vendorId, orderId);
}

async function addComment(
  tx: Transaction,
  order: OrderRow,
  side: CommentSide,
  comment: string,
  now: Date,
): Promise<void> {
  await noteEvent(tx, order.id, "comment", { actor: side, now, note: comment });
  if (isHiddenFromVendor(order)) return;
  const mails = mailTimes((await commentsOf(tx, order.id, side)).map(({ at }) => at.getTime()));
  const until = mails.at(-1) ?? now.getTime();
  const payload = { orderId: order.id, side, after: mails.at(-2) ?? 0, until };
  if (until <= now.getTime()) return sendComments(payload, tx);
  // Later comments in the same hour replace this job with an identical one.
  await enqueue(tx, MAIL_COMMENTS, payload, {
    key: `comments:${order.id}:${side}`,
    runAt: new Date(until),
  });
}

/**
 * Returns the times at which comments are mailed: the first at once, further ones together an hour after the previous
 * mail. Derived from the comments alone, so that no mail is lost or repeated.
 */
export function mailTimes(comments: readonly number[]): number[] {
  const mails: number[] = [];
  for (const at of comments) {
    const last = mails.at(-1);
    if (last === undefined) mails.push(at);
    else if (at > last) mails.push(Math.max(at, last + HOUR_MS));
  }
  return mails;
}

/** Mails the other side the comments after `after` and up to `until`. */
export async function sendComments(
  { orderId, side, after, until }: { orderId: string; side: CommentSide; after: number; until: number },
  tx?: Transaction,
): Promise<void> {
  const send = async (inside: Transaction) => {
    const span = { after: new Date(after), until: new Date(until) };
    const comments = await commentsOf(inside, orderId, side, span);
    if (comments.length > 0) await mailComments(inside, orderId, side, comments);
  };
  if (tx) return send(tx);
  await inTransaction(send);
}

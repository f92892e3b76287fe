import { and, isNotNull, not, sql } from "drizzle-orm";
import { pgView } from "drizzle-orm/pg-core";
import { message, room } from "@/server/db/schema/messaging/room";
import { order } from "@/server/db/schema/sale/order";

/** The times at which vendors received and decided orders, without amounts or names. */
export const orderConduct = pgView("order_conduct").as((qb) =>
  qb
    .select({
      id: order.id,
      vendorId: order.vendorId,
      customerId: order.customerId,
      checkoutId: order.checkoutId,
      placedAt: order.placedAt,
      answerBy: order.answerBy,
      approvedAt: order.approvedAt,
      cancelledAt: order.cancelledAt,
      isDeclined: sql<boolean>`${order.declineReason} is not null`.as("is_declined"),
    })
    .from(order)
    .where(isNotNull(order.answerBy)),
);

/** The couples and vendors who exchange messages. */
export const roomConduct = pgView("room_conduct").as((qb) =>
  qb
    .select({
      id: room.id,
      vendorId: room.vendorId,
      customerId: room.customerId,
      lastMessageAt: room.lastMessageAt,
    })
    .from(room),
);

/** The sender and time of each message written to one couple or by it, without its text. */
export const messageConduct = pgView("message_conduct").as((qb) =>
  qb
    .select({
      roomId: message.roomId,
      senderAccountId: message.senderAccountId,
      createdAt: message.createdAt,
    })
    .from(message)
    .where(and(not(message.isAutomatic), not(message.isBroadcast))),
);

import type { RoomDetail, RoomSummary } from "@/contracts/messaging/room";

/** The viewer's side. All differences between the two pages of messages are in this file. */
export type Side = "customer" | "vendor";

export const PAGE_OF: Record<Side, string> = {
  customer: "/user/dashboard/messages",
  vendor: "/vendor/dashboard/messages",
};

/** The query parameter of the open room; couples' rooms are keyed by vendor. */
export const PARAM_OF: Record<Side, string> = { customer: "vendorId", vendor: "roomId" };

export const ORDERS_OF: Record<Side, string> = {
  customer: "/user/manage-orders",
  vendor: "/vendor/dashboard/orders",
};

export const keyOf = (side: Side, room: Pick<RoomSummary, "id" | "vendor">): string =>
  side === "customer" ? room.vendor.id : room.id;

export const roomHref = (side: Side, key: string): string =>
  `${PAGE_OF[side]}?${PARAM_OF[side]}=${encodeURIComponent(key)}`;

/** The query parameter of the message to scroll to. */
export const MESSAGE_PARAM = "message";

export const messageHref = (side: Side, key: string, messageId: string): string =>
  `${roomHref(side, key)}&${MESSAGE_PARAM}=${messageId}`;

/** The other side's name. */
export const nameFor = (side: Side, { vendor, couple }: Pick<RoomDetail, "vendor" | "couple">): string =>
  side === "customer" ? vendor.vendorName : couple.name;

export const otherOf = (side: Side): "vendor" | "couple" => (side === "customer" ? "vendor" : "couple");

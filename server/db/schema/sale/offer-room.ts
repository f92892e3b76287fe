import { pgView } from "drizzle-orm/pg-core";
import { room } from "@/server/db/schema/messaging/room";

/** The two sides of a conversation, all that offers read of it. */
export const offerRoom = pgView("offer_room").as((qb) =>
  qb.select({ id: room.id, customerId: room.customerId, vendorId: room.vendorId }).from(room),
);

import { sql } from "drizzle-orm";
import { date, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { DeclineReason } from "@/contracts/messaging/ask";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { room } from "./room";

/** A couple's request to several vendors at once. */
export const askRound = pgTable(
  "ask_round",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    eventDate: date("event_date", { mode: "string" }),
    tables: smallint("tables"),
    drinks: text("drinks").notNull(),
    needs: text("needs").notNull(),
    closedAt: instant("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("ask_round_customer_idx").on(t.customerId, t.createdAt.desc()),
    index("ask_round_open_idx")
      .on(t.customerId)
      .where(sql`closed_at is null`),
  ],
);

/** A vendor of a round, and its answer if that is no. */
export const askedVendor = pgTable(
  "asked_vendor",
  {
    roundId: uuid("round_id")
      .notNull()
      .references(() => askRound.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    roomId: uuid("room_id")
      .notNull()
      .references(() => room.id, { onDelete: "cascade" }),
    reason: text("reason").$type<DeclineReason>(),
    declinedAt: instant("declined_at"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.roundId, t.vendorId] }), index("asked_vendor_room_idx").on(t.roomId)],
);

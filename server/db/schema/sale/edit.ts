import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { OrderEditState, OrderVersion } from "@/contracts/sale/order/edit";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { order } from "./order";

/** A change to an order that one side requests from the other; nothing changes until it is accepted. */
export const orderEdit = pgTable(
  "order_edit",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    /** Numbers the edits of an order, from 1. */
    version: smallint("version").notNull(),
    state: text("state").$type<OrderEditState>().notNull(),
    requestedBy: text("requested_by").$type<"customer" | "vendor">().notNull(),
    comment: text("comment").notNull(),
    answer: text("answer").notNull().default(""),
    before: jsonb("before").$type<OrderVersion>().notNull(),
    after: jsonb("after").$type<OrderVersion>().notNull(),
    deltaCents: integer("delta_cents").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    unique("order_edit_version_key").on(t.orderId, t.version),
    uniqueIndex("order_edit_open_key")
      .on(t.orderId)
      .where(sql`${t.state} = 'requested'`),
    index("order_edit_expiry_idx")
      .on(t.expiresAt)
      .where(sql`${t.state} = 'requested'`),
  ],
);

import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { customer } from "./account";
import { createdAt, id } from "./columns";
import { product } from "./product";

export const cartLine = pgTable(
  "cart_line",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    eventDate: date("event_date", { mode: "string" }),
    /** The all-in price the couple saw when adding it; a later change is pointed out, never charged silently. */
    seenCents: integer("seen_cents").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("cart_line_product_date_key").on(t.customerId, t.productId, t.eventDate).nullsNotDistinct(),
    check("cart_line_quantity_positive", sql`${t.quantity} > 0`),
  ],
);

import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "@/server/db/schema/identity/account";
import { order } from "./order";

/** Notes that a vendor's team keeps about an order. Never shown to the couple. */
export const orderNote = pgTable(
  "order_note",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id, { onDelete: "cascade" }),
    /** Null once the author's account is deleted. */
    authorAccountId: uuid("author_account_id").references(() => account.id, { onDelete: "set null" }),
    /** The author's name on the team when the note was written. */
    authorName: text("author_name").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
    editedAt: instant("edited_at"),
  },
  (t) => [
    index("order_note_order_idx").on(t.orderId, t.createdAt, t.id),
    index("order_note_author_idx").on(t.authorAccountId),
  ],
);

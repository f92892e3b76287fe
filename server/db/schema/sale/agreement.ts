import { integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytes, id, instant } from "@/server/db/schema/columns";
import { orderEdit } from "./edit";
import { order } from "./order";

/** A PDF of what was agreed: number 0 at acceptance, then one for each accepted edit. Written once. */
export const agreement = pgTable(
  "agreement",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    number: smallint("number").notNull(),
    /** The edit of an amendment. */
    editId: uuid("edit_id").references(() => orderEdit.id),
    file: bytes("file").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    agreedAt: instant("agreed_at").notNull(),
  },
  (t) => [unique("agreement_number_key").on(t.orderId, t.number)],
);

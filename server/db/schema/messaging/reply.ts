import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { OpenHours } from "@/contracts/catalogue/product/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { createdAt, id } from "@/server/db/schema/columns";

/** A text that a vendor often writes, with blanks such as `[couple]`. */
export const savedReply = pgTable(
  "saved_reply",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("saved_reply_vendor_idx").on(t.vendorId, t.createdAt, t.id)],
);

/** The automatic reply to couples outside a vendor's hours. */
export const awayReply = pgTable("away_reply", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendor.id, { onDelete: "cascade" }),
  isOn: boolean("is_on").notNull(),
  /** The hours without automatic replies. */
  weeklyHours: jsonb("weekly_hours").$type<OpenHours>().notNull(),
  body: text("body").notNull(),
});

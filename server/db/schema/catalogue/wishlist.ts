import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { product } from "./product";
import { vendor } from "./vendor";

/** An item saved by a couple: a product on its wishlist, or a vendor on its shortlist. */
export const wishlistEntry = pgTable(
  "wishlist_entry",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    productId: uuid("product_id").references(() => product.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id").references(() => vendor.id, { onDelete: "cascade" }),
    /** The product's all-in price when it was saved, so that the couple sees later changes. */
    savedPriceCents: integer("saved_price_cents"),
    createdAt: createdAt(),
    /** Set on removal. The entry can be restored for a while, and is then deleted. */
    removedAt: instant("removed_at"),
  },
  (t) => [
    uniqueIndex("wishlist_entry_product_key")
      .on(t.customerId, t.productId)
      .where(sql`${t.removedAt} is null`),
    uniqueIndex("wishlist_entry_vendor_key")
      .on(t.customerId, t.vendorId)
      .where(sql`${t.removedAt} is null`),
    index("wishlist_entry_customer_idx").on(t.customerId, t.createdAt.desc(), t.id),
    index("wishlist_entry_product_idx").on(t.productId),
    index("wishlist_entry_vendor_idx").on(t.vendorId),
    index("wishlist_entry_removed_idx")
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
    check("wishlist_entry_names_one", sql`(${t.productId} is null) <> (${t.vendorId} is null)`),
  ],
);

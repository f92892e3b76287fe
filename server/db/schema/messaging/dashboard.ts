import { sql } from "drizzle-orm";
import { pgView, uuid } from "drizzle-orm/pg-core";
import { instant } from "@/server/db/schema/columns";

/** When a vendor or its products were saved, without who saved them. */
export const vendorHeart = pgView("vendor_heart", {
  vendorId: uuid("vendor_id").notNull(),
  createdAt: instant("created_at").notNull(),
}).as(sql`
  select vendor_id, created_at from wishlist_entry where vendor_id is not null and removed_at is null
  union all
  select product.vendor_id, wishlist_entry.created_at
  from wishlist_entry join product on product.id = wishlist_entry.product_id
  where wishlist_entry.removed_at is null`);

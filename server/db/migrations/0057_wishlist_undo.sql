DROP VIEW "public"."vendor_heart";--> statement-breakpoint
ALTER TABLE "wishlist_entry" DROP CONSTRAINT "wishlist_entry_product_key";--> statement-breakpoint
ALTER TABLE "wishlist_entry" DROP CONSTRAINT "wishlist_entry_vendor_key";--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_entry_product_key" ON "wishlist_entry" USING btree ("customer_id","product_id") WHERE "wishlist_entry"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_entry_vendor_key" ON "wishlist_entry" USING btree ("customer_id","vendor_id") WHERE "wishlist_entry"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "wishlist_entry_removed_idx" ON "wishlist_entry" USING btree ("removed_at") WHERE "wishlist_entry"."removed_at" is not null;--> statement-breakpoint
CREATE VIEW "public"."vendor_heart" AS (
  select vendor_id, created_at from wishlist_entry where vendor_id is not null and removed_at is null
  union all
  select product.vendor_id, wishlist_entry.created_at
  from wishlist_entry join product on product.id = wishlist_entry.product_id
  where wishlist_entry.removed_at is null);
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_product_key";--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "meal" text;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "meal" text;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_key" UNIQUE NULLS NOT DISTINCT("customer_id","product_id","event_date","meal","offer_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_meal" CHECK ("cart_line"."meal" in ('lunch', 'dinner'));--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_meal" CHECK ("order_item"."meal" in ('lunch', 'dinner'));--> statement-breakpoint
-- The price list of an item names the meal that it was bought for.
UPDATE "order_item" SET "meal" = "price_list"->>'meal' WHERE "price_list"->>'meal' IS NOT NULL;
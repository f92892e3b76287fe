CREATE VIEW "public"."ordered_product" AS (select "order_id", "product_id" from "order_item");--> statement-breakpoint
CREATE VIEW "public"."message_conduct" AS (select "room_id", "sender_account_id", "created_at" from "message");--> statement-breakpoint
CREATE VIEW "public"."order_conduct" AS (select "id", "vendor_id", "customer_id", "checkout_id", "placed_at", "answer_by", "approved_at", "cancelled_at", "decline_reason" is not null as "is_declined" from "order" where "order"."answer_by" is not null);--> statement-breakpoint
CREATE VIEW "public"."room_conduct" AS (select "id", "vendor_id", "customer_id", "last_message_at" from "room");--> statement-breakpoint
CREATE VIEW "public"."customer_orders" AS (select "customer_id", count(*)::int as "orders" from "order" group by "order"."customer_id");--> statement-breakpoint
CREATE VIEW "public"."vendor_account" AS (select "account_id", "id" as "vendor_id" from "vendor");
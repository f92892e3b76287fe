DROP VIEW "public"."message_conduct";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "is_broadcast" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."message_conduct" AS (select "room_id", "sender_account_id", "created_at" from "message" where (not "message"."is_automatic" and not "message"."is_broadcast"));
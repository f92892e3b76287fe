ALTER TABLE "room" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "room_vendor_waiting_idx" ON "room" USING btree ("vendor_id","waiting_since","id") WHERE "room"."waiting_since" is not null;--> statement-breakpoint
-- Conversations of the last 30 days whose last words are the couple's, apart from off-hours replies.
UPDATE "room" SET "waiting_since" = (
  SELECT min(m."created_at") FROM "message" m
  WHERE m."room_id" = "room"."id" AND m."sender_account_id" = "room"."customer_id"
    AND m."created_at" > now() - interval '30 days'
    AND m."created_at" > coalesce((
      SELECT max(v."created_at") FROM "message" v
      WHERE v."room_id" = "room"."id" AND v."sender_account_id" <> "room"."customer_id" AND NOT v."is_automatic"), '-infinity'));

ALTER TABLE "room" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
-- Conversations of the last 30 days whose last words are the couple's, apart from off-hours replies. Couples that left
-- or are blocked can't be answered.
UPDATE "room" SET "waiting_since" = "waits"."since" FROM (
  SELECT r."id", min(m."created_at") AS "since"
  FROM "room" r
  JOIN "account" a ON a."id" = r."customer_id" AND a."email" NOT LIKE '%@deleted.invalid'
  JOIN "message" m ON m."room_id" = r."id" AND m."sender_account_id" = r."customer_id" AND m."deleted_at" IS NULL
    AND m."created_at" > now() - interval '30 days'
  WHERE r."last_message_at" > now() - interval '30 days'
    AND r."customer_blocked_at" IS NULL AND r."vendor_blocked_at" IS NULL
    AND NOT EXISTS (
      SELECT FROM "message" v WHERE v."room_id" = r."id" AND v."created_at" > m."created_at"
        AND v."sender_account_id" <> r."customer_id" AND NOT v."is_automatic")
  GROUP BY r."id"
) "waits" WHERE "room"."id" = "waits"."id";--> statement-breakpoint
CREATE INDEX "room_vendor_waiting_idx" ON "room" USING btree ("vendor_id","waiting_since","id") WHERE "room"."waiting_since" is not null;

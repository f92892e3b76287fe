CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"source" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"lost_reason" text,
	"lost_at" timestamp (3) with time zone,
	"value_cents" integer,
	"follow_up_on" date,
	"handler_account_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_couple_key" UNIQUE("vendor_id","customer_id"),
	CONSTRAINT "enquiry_stage_known" CHECK ("enquiry"."stage" in ('new', 'answered', 'visit', 'offer', 'booked', 'lost')),
	CONSTRAINT "enquiry_lost" CHECK (("enquiry"."stage" = 'lost') = ("enquiry"."lost_at" is not null) and ("enquiry"."stage" = 'lost') = ("enquiry"."lost_reason" is not null)),
	CONSTRAINT "enquiry_value_positive" CHECK ("enquiry"."value_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "away_reply" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"weekly_hours" jsonb NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."message_conduct";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "customer_delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "vendor_delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_handler_account_id_account_id_fk" FOREIGN KEY ("handler_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "away_reply" ADD CONSTRAINT "away_reply_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_stage_idx" ON "enquiry" USING btree ("vendor_id","stage","last_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "enquiry_latest_idx" ON "enquiry" USING btree ("vendor_id","last_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "enquiry_customer_idx" ON "enquiry" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "enquiry_handler_idx" ON "enquiry" USING btree ("handler_account_id");--> statement-breakpoint
CREATE INDEX "enquiry_follow_up_idx" ON "enquiry" USING btree ("follow_up_on") WHERE "enquiry"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "saved_reply_vendor_idx" ON "saved_reply" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_product_idx" ON "message" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "message_order_idx" ON "message" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "message_appointment_idx" ON "message" USING btree ("appointment_id") WHERE appointment_id is not null;--> statement-breakpoint
CREATE VIEW "public"."enquiry_talk" AS (
  select room.id as room_id, room.vendor_id, room.customer_id, left(last.body, 160) as words,
    last.sender_account_id = room.customer_id as is_couples
  from room cross join lateral (
    select body, sender_account_id from message where message.room_id = room.id order by created_at desc limit 1
  ) last);--> statement-breakpoint
CREATE VIEW "public"."message_conduct" AS (select "room_id", "sender_account_id", "created_at" from "message" where not "message"."is_automatic");--> statement-breakpoint
-- What the triggers of server/db/functions/enquiry.sql would have written.
INSERT INTO "enquiry" ("id", "vendor_id", "customer_id", "stage", "source", "last_at", "created_at")
SELECT gen_random_uuid(), met.vendor_id, met.customer_id,
  CASE
    WHEN bool_or(met.stage = 'booked') THEN 'booked'
    WHEN bool_or(met.stage = 'offer') THEN 'offer'
    WHEN bool_or(met.stage = 'visit') THEN 'visit'
    WHEN bool_or(met.stage = 'answered') THEN 'answered'
    ELSE 'new'
  END,
  (array_agg(met.source ORDER BY met.began))[1], max(met.happened), min(met.began)
FROM (
  SELECT room.vendor_id, room.customer_id, room.created_at AS began, room.last_message_at AS happened,
    CASE WHEN EXISTS (SELECT FROM asked_vendor WHERE asked_vendor.room_id = room.id) THEN 'ask' ELSE 'message' END AS source,
    CASE WHEN EXISTS (SELECT FROM message WHERE message.room_id = room.id AND message.sender_account_id <> room.customer_id)
      THEN 'answered' ELSE 'new' END AS stage
  FROM room
  UNION ALL
  SELECT vendor_id, customer_id, created_at, created_at, 'visit',
    CASE WHEN state IN ('declined', 'cancelled') THEN 'new' ELSE 'visit' END
  FROM appointment
  UNION ALL
  SELECT vendor_id, customer_id, created_at, created_at, 'message',
    CASE WHEN state IN ('open', 'accepted', 'expired') THEN 'offer' ELSE 'new' END
  FROM offer
  UNION ALL
  SELECT vendor_id, customer_id, placed_at, placed_at, 'order', 'booked'
  FROM "order" WHERE state NOT IN ('awaiting_payment', 'cancelled')
) met
GROUP BY met.vendor_id, met.customer_id
ON CONFLICT DO NOTHING;

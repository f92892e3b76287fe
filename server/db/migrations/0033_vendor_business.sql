CREATE TABLE "vendor_search_word" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "vendor_search_word_vendor_id_day_words_pk" PRIMARY KEY("vendor_id","day","words"),
	CONSTRAINT "vendor_search_word_positive" CHECK ("vendor_search_word"."searches" > 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_view" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "vendor_view_vendor_id_day_pk" PRIMARY KEY("vendor_id","day"),
	CONSTRAINT "vendor_view_positive" CHECK ("vendor_view"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_customer_couple_key" UNIQUE("vendor_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_mail_stop" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "date_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"date" date NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."booked_day";--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "nudged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vendor_search_word" ADD CONSTRAINT "vendor_search_word_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_view" ADD CONSTRAINT "vendor_view_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_customer" ADD CONSTRAINT "vendor_customer_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_customer" ADD CONSTRAINT "vendor_customer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_hold" ADD CONSTRAINT "date_hold_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_hold" ADD CONSTRAINT "date_hold_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_customer_vendor_idx" ON "vendor_customer" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vendor_customer_customer_idx" ON "vendor_customer" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "date_hold_vendor_idx" ON "date_hold" USING btree ("vendor_id","date","expires_at");--> statement-breakpoint
CREATE INDEX "date_hold_expiry_idx" ON "date_hold" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "date_hold_customer_idx" ON "date_hold" USING btree ("customer_id");--> statement-breakpoint
CREATE VIEW "public"."customer_room" AS (select "id", "vendor_id", "customer_id", "last_message_at", "created_at" from "room");--> statement-breakpoint
CREATE VIEW "public"."customer_visit" AS (select "id", "vendor_id", "customer_id", "state" as "state", "starts_at", "ends_at", "created_at" from "appointment");--> statement-breakpoint
CREATE VIEW "public"."vendor_heart" AS (
  select vendor_id, created_at from wishlist_entry where vendor_id is not null
  union all
  select product.vendor_id, wishlist_entry.created_at
  from wishlist_entry join product on product.id = wishlist_entry.product_id);--> statement-breakpoint
CREATE VIEW "public"."booked_day" AS (
  select vendor_id, date, count(*)::int as slots
  from (
    select vendor_id, date from booking
    union all
    select vendor_id, date from date_hold where expires_at > now()
  ) as taken
  group by vendor_id, date);
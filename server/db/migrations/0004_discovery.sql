CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_has_length" CHECK ("appointment"."starts_at" < "appointment"."ends_at"),
	CONSTRAINT "appointment_state_known" CHECK ("appointment"."state" in ('requested', 'confirmed', 'completed', 'declined', 'cancelled', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "appointment_setting" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"weekly_hours" jsonb NOT NULL,
	"length_minutes" smallint NOT NULL,
	"buffer_minutes" smallint NOT NULL,
	"notice_hours" smallint NOT NULL,
	"daily_capacity" smallint NOT NULL,
	"off_days" date[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "appointment_setting_length" CHECK ("appointment_setting"."length_minutes" between 10 and 480),
	CONSTRAINT "appointment_setting_buffer" CHECK ("appointment_setting"."buffer_minutes" between 0 and 240),
	CONSTRAINT "appointment_setting_notice" CHECK ("appointment_setting"."notice_hours" between 0 and 720),
	CONSTRAINT "appointment_setting_capacity" CHECK ("appointment_setting"."daily_capacity" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"sender_account_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_read_at" timestamp (3) with time zone,
	"vendor_read_at" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_customer_vendor_key" UNIQUE("customer_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"account_id" uuid,
	"topic" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"country_code" text DEFAULT '+65' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"file" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid,
	"vendor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_entry_product_key" UNIQUE("customer_id","product_id"),
	CONSTRAINT "wishlist_entry_vendor_key" UNIQUE("customer_id","vendor_id"),
	CONSTRAINT "wishlist_entry_names_one" CHECK (("wishlist_entry"."product_id" is null) <> ("wishlist_entry"."vendor_id" is null))
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_setting" ADD CONSTRAINT "appointment_setting_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_account_id_account_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD CONSTRAINT "wishlist_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD CONSTRAINT "wishlist_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD CONSTRAINT "wishlist_entry_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_vendor_idx" ON "appointment" USING btree ("vendor_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointment_customer_idx" ON "appointment" USING btree ("customer_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "message_room_idx" ON "message" USING btree ("room_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "room_customer_idx" ON "room" USING btree ("customer_id","last_message_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "room_vendor_idx" ON "room" USING btree ("vendor_id","last_message_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_number_key" ON "ticket" USING btree ("number");--> statement-breakpoint
CREATE INDEX "ticket_state_idx" ON "ticket" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_account_idx" ON "ticket" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wishlist_entry_customer_idx" ON "wishlist_entry" USING btree ("customer_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "wishlist_entry_product_idx" ON "wishlist_entry" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wishlist_entry_vendor_idx" ON "wishlist_entry" USING btree ("vendor_id");--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
alter table appointment add constraint appointment_no_overlap
  exclude using gist (vendor_id with =, tstzrange(starts_at, ends_at) with &&)
  where (state in ('requested', 'confirmed'));

CREATE TABLE "offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"state" text NOT NULL,
	"items" jsonb NOT NULL,
	"event_date" date NOT NULL,
	"total_cents" integer NOT NULL,
	"payment_policy" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"terms" text NOT NULL,
	"note" text NOT NULL,
	"hold_id" uuid,
	"held_until" timestamp (3) with time zone,
	"replaces_id" uuid,
	"change_words" text DEFAULT '' NOT NULL,
	"change_asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_total_positive" CHECK ("offer"."total_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"valid_days" smallint NOT NULL,
	"hold_days" smallint NOT NULL,
	"terms" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_product_date_key";--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_checkout_vendor_key";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "offer_position" smallint;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_replaces_id_offer_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_template" ADD CONSTRAINT "offer_template_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_open_key" ON "offer" USING btree ("customer_id","vendor_id","family_id") WHERE "offer"."state" = 'open';--> statement-breakpoint
CREATE INDEX "offer_room_idx" ON "offer" USING btree ("customer_id","vendor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_expiry_idx" ON "offer" USING btree ("valid_until") WHERE "offer"."state" = 'open';--> statement-breakpoint
CREATE INDEX "offer_template_vendor_idx" ON "offer_template" USING btree ("vendor_id","created_at");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_line_offer_idx" ON "cart_line" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "order_offer_idx" ON "order" USING btree ("offer_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_key" UNIQUE NULLS NOT DISTINCT("customer_id","product_id","event_date","offer_id");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_checkout_vendor_offer_key" UNIQUE NULLS NOT DISTINCT("checkout_id","vendor_id","offer_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_offer" CHECK (("cart_line"."offer_id" is null) = ("cart_line"."offer_position" is null));--> statement-breakpoint
CREATE VIEW "public"."offer_room" AS (select "id", "customer_id", "vendor_id" from "room");
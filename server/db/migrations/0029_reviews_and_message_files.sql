CREATE TABLE "review_request" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"storage_key" text NOT NULL,
	"preview_key" text,
	"width" integer,
	"height" integer,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "message_file_position_key" UNIQUE("message_id","position"),
	CONSTRAINT "message_file_picture" CHECK (("message_file"."preview_key" is null) = ("message_file"."width" is null) and ("message_file"."width" is null) = ("message_file"."height" is null))
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_request" ADD CONSTRAINT "review_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_unanswered_idx" ON "review" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id") WHERE vendor_answer is null;--> statement-breakpoint
CREATE VIEW "public"."reviewable_order" AS (select "id", "number", "vendor_id", "customer_id", "placed_at", "event_date", "state" in ('delivered', 'completed') as "is_delivered" from "order");
CREATE TABLE "beo_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"side" text NOT NULL,
	"issued_by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" text,
	"told_on" date,
	"told_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "beo_version_side_known" CHECK ("beo_version"."side" in ('vendor', 'customer', 'system')),
	CONSTRAINT "beo_version_confirmed" CHECK (num_nulls("beo_version"."confirmed_at", "beo_version"."confirmed_by") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "run_sheet_item" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "beo_version" ADD CONSTRAINT "beo_version_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beo_version" ADD CONSTRAINT "beo_version_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "beo_version_number_key" ON "beo_version" USING btree ("order_id","event_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "beo_version_locked_key" ON "beo_version" USING btree ("order_id","event_id") WHERE "beo_version"."locked_at" is not null;--> statement-breakpoint
CREATE INDEX "beo_version_wedding_idx" ON "beo_version" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "beo_version_event_idx" ON "beo_version" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "run_sheet_item_order_idx" ON "run_sheet_item" USING btree ("order_id") WHERE "run_sheet_item"."order_id" is not null;
CREATE TABLE "busy_calendar" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"sealed_address" text NOT NULL,
	"blocks" text NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	"last_tried_at" timestamp (3) with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"days" date[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_time" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "busy_calendar" ADD CONSTRAINT "busy_calendar_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_time" ADD CONSTRAINT "busy_time_vendor_id_busy_calendar_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."busy_calendar"("vendor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_calendar_next_idx" ON "busy_calendar" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "busy_time_vendor_idx" ON "busy_time" USING btree ("vendor_id","ends_at");
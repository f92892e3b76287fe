CREATE TABLE "room_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"depth" integer NOT NULL,
	"most_tables" smallint,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_plan_most_tables" CHECK ("room_plan"."most_tables" > 0)
);
--> statement-breakpoint
ALTER TABLE "room_plan" ADD CONSTRAINT "room_plan_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_plan_vendor_idx" ON "room_plan" USING btree ("vendor_id");
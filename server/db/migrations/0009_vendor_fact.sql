CREATE TABLE "vendor_fact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"number" text,
	"expires_on" date,
	"file_name" text,
	"mime" text,
	"bytes" integer,
	"storage_key" text,
	"halls" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_fact_kind_known" CHECK ("vendor_fact"."kind" in ('halal', 'tables')),
	CONSTRAINT "vendor_fact_state_known" CHECK ("vendor_fact"."state" in ('pending', 'confirmed', 'rejected', 'replaced', 'withdrawn', 'lapsed')),
	CONSTRAINT "vendor_fact_of_its_kind" CHECK (case "vendor_fact"."kind"
        when 'halal' then num_nulls("vendor_fact"."number", "vendor_fact"."expires_on", "vendor_fact"."file_name", "vendor_fact"."mime", "vendor_fact"."bytes", "vendor_fact"."storage_key") = 0
        else "vendor_fact"."halls" is not null end)
);
--> statement-breakpoint
DROP TABLE "halal_certificate" CASCADE;--> statement-breakpoint
ALTER TABLE "vendor_fact" ADD CONSTRAINT "vendor_fact_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_fact_latest_key" ON "vendor_fact" USING btree ("vendor_id","kind") WHERE "vendor_fact"."state" in ('pending', 'rejected');--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_fact_confirmed_key" ON "vendor_fact" USING btree ("vendor_id","kind") WHERE "vendor_fact"."state" = 'confirmed';
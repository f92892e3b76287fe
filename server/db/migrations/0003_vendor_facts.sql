CREATE TABLE "halal_certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"number" text NOT NULL,
	"expires_on" date NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "halal_certificate_state_known" CHECK ("halal_certificate"."state" in ('pending', 'confirmed', 'refused', 'replaced', 'expired'))
);
--> statement-breakpoint
DROP INDEX "vendor_featured_idx";--> statement-breakpoint
ALTER TABLE "search_vendor" ADD COLUMN "halal_until" date;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "halal_until" date;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "halls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "featured_from" date;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "featured_until" date;--> statement-breakpoint
ALTER TABLE "halal_certificate" ADD CONSTRAINT "halal_certificate_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "halal_certificate_waiting_key" ON "halal_certificate" USING btree ("vendor_id") WHERE "halal_certificate"."state" in ('pending', 'refused');--> statement-breakpoint
CREATE UNIQUE INDEX "halal_certificate_confirmed_key" ON "halal_certificate" USING btree ("vendor_id") WHERE "halal_certificate"."state" = 'confirmed';--> statement-breakpoint
UPDATE "search_vendor" SET "quality" = "quality" - 0.2 FROM "vendor" WHERE "vendor"."id" = "search_vendor"."vendor_id" AND "vendor"."featured";--> statement-breakpoint
ALTER TABLE "search_vendor" DROP COLUMN "halal";--> statement-breakpoint
ALTER TABLE "vendor" DROP COLUMN "halal_certified";--> statement-breakpoint
ALTER TABLE "vendor" DROP COLUMN "featured";--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_featured_period" CHECK (("vendor"."featured_from" is null) = ("vendor"."featured_until" is null) and "vendor"."featured_from" <= "vendor"."featured_until");
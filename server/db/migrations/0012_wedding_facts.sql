ALTER TABLE "customer" ADD COLUMN "wedding_month" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "wedding_tables" smallint;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "wedding_district" smallint;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "wedding_ceremonies" text[] DEFAULT '{}' NOT NULL;
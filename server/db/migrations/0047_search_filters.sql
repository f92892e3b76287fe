ALTER TABLE "search_product" ADD COLUMN "lunch" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "dinner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD COLUMN "ceremonies" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD COLUMN "lunch" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD COLUMN "dinner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD COLUMN "guests_min" integer;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD COLUMN "guests_max" integer;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "ceremonies" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "search_product" ADD COLUMN "basis" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "least_units" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "most_units" integer;--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "main_line" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_product_main_line_idx" ON "search_product" USING btree ("vendor_id") WHERE "search_product"."main_line";
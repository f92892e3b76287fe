CREATE TABLE "product_revision" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_revision_state_known" CHECK ("product_revision"."state" in ('pending', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "detail_html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "status_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cost_cents" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tax_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tax_class" text DEFAULT '-' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "focus_keyword" text DEFAULT '-' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_revision" ADD CONSTRAINT "product_revision_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_revision_pending_idx" ON "product_revision" USING btree ("submitted_at") WHERE "product_revision"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "product_vendor_title_idx" ON "product" USING btree ("vendor_id","title","id");--> statement-breakpoint
CREATE INDEX "product_publish_idx" ON "product" USING btree ("publish_at") WHERE "product"."status" = 0 and "product"."approved_at" is not null;--> statement-breakpoint
CREATE INDEX "product_review_idx" ON "product" USING btree ("updated_at") WHERE "product"."status" = 4;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cost_not_negative" CHECK ("product"."cost_cents" >= 0);--> statement-breakpoint
SET LOCAL sayang.search_later = 'on';--> statement-breakpoint
UPDATE "product" SET "approved_at" = "created_at" WHERE "status" IN (0, 1);--> statement-breakpoint
UPDATE "product" SET "publish_at" = NULL WHERE "status" = 0 AND "publish_at" <= now();--> statement-breakpoint
SET LOCAL sayang.search_later = 'off';

ALTER TABLE "search_product" ADD COLUMN "selling" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "closed_weekdays" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD COLUMN "selling" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_message_done_idx" ON "outgoing_message" USING btree ("created_at") WHERE status <> 'queued';
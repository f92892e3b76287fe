ALTER TABLE "refund" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "refund" SET "asked_at" = "created_at" WHERE "gateway_refund_id" IS NOT NULL;

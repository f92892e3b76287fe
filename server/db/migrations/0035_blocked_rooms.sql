ALTER TABLE "room" ADD COLUMN "customer_blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "vendor_blocked_at" timestamp (3) with time zone;
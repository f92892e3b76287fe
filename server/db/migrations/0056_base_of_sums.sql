ALTER TABLE "cancellation" ADD COLUMN "base_cents" integer;--> statement-breakpoint
ALTER TABLE "cancellation" ADD COLUMN "share_cents" integer;--> statement-breakpoint
ALTER TABLE "cancellation" ADD COLUMN "share_of_cents" integer;
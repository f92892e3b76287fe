ALTER TABLE "milestone" DROP CONSTRAINT "milestone_amount_positive";--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_amount_range" CHECK ("milestone"."amount_cents" >= 0);
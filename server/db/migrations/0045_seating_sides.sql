ALTER TABLE "seating_plan" ADD COLUMN "sides" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
UPDATE "seating_plan" SET "sides" = 'apart' WHERE NOT "mix_sides";--> statement-breakpoint
ALTER TABLE "seating_plan" ADD CONSTRAINT "seating_plan_sides_known" CHECK ("seating_plan"."sides" in ('any', 'apart', 'mixed'));
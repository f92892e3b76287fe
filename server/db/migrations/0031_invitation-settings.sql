ALTER TABLE "invitation" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "invite_design" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "invite_design" ADD COLUMN "remind_days" smallint;--> statement-breakpoint
ALTER TABLE "invite_design" ADD COLUMN "digest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wedding" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "invitation_answered_idx" ON "invitation" USING btree ("wedding_id","answered_at");
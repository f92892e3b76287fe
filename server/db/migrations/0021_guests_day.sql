ALTER TABLE "invitation" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invite_design" ADD COLUMN "guest_tables" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "invite_design" ADD COLUMN "pay_now" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invite_design" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding" ADD COLUMN "travel" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding" ADD COLUMN "questions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_event" ADD COLUMN "programme" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_event" ADD COLUMN "parking" text DEFAULT '' NOT NULL;
ALTER TABLE "busy_calendar" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "busy_calendar" ADD COLUMN "undated" integer DEFAULT 0 NOT NULL;
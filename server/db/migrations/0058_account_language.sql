ALTER TABLE "account" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_language_known" CHECK ("account"."language" in ('en', 'zh', 'ms', 'ta'));
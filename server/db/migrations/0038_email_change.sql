ALTER TABLE "action_token" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "action_token_email_idx" ON "action_token" USING btree ("email") WHERE "action_token"."email" is not null;
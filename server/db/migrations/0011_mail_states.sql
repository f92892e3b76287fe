ALTER TABLE "outgoing_message" DROP CONSTRAINT "outgoing_message_status_known";--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "mail_status" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "mail_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "mail_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "invitation_mail_idx" ON "invitation" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "invitation_untold_idx" ON "invitation" USING btree ("wedding_id") WHERE "invitation"."mail_status" in ('refused', 'bounced') and "invitation"."mail_told_at" is null;--> statement-breakpoint
update "outgoing_message" set "status" = 'refused' where "status" = 'failed';--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD CONSTRAINT "outgoing_message_status_known" CHECK ("outgoing_message"."status" in ('queued', 'sent', 'refused', 'bounced'));
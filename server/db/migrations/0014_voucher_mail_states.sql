ALTER TABLE "voucher_purchase" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "voucher_purchase" ADD COLUMN "mail_status" text;--> statement-breakpoint
ALTER TABLE "voucher_purchase" ADD COLUMN "mail_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "voucher_purchase_mail_idx" ON "voucher_purchase" USING btree ("mail_id");
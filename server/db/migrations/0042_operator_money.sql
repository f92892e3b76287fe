CREATE TABLE "dispute_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_hold" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor" DROP CONSTRAINT "vendor_status_known";--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "evidence_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dispute_file" ADD CONSTRAINT "dispute_file_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_hold" ADD CONSTRAINT "payout_hold_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_file_dispute_idx" ON "dispute_file" USING btree ("dispute_id","created_at");--> statement-breakpoint
CREATE INDEX "dispute_open_idx" ON "dispute" USING btree ("evidence_by") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE INDEX "dispute_created_idx" ON "dispute" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ledger_entry_created_idx" ON "ledger_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payout_created_idx" ON "payout" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_status_known" CHECK ("vendor"."status" in ('pending', 'approved', 'suspended', 'changes_requested', 'rejected', 'closed'));
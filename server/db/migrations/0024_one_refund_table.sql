ALTER TABLE "refund" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "voucher_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_purchase_idx" ON "refund" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_subject" CHECK (num_nonnulls("refund"."order_id", "refund"."purchase_id") = 1);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_vouchers" CHECK (("refund"."purchase_id" is null) = (cardinality("refund"."voucher_ids") = 0));--> statement-breakpoint
INSERT INTO "refund" ("id", "purchase_id", "voucher_ids", "payment_id", "amount_cents", "reason", "gateway_refund_id", "attempts", "created_at", "asked_at", "succeeded_at", "failed_at", "failure", "withdrawn_at")
	SELECT "id", "purchase_id", "voucher_ids", "payment_id", "amount_cents", 'Gift vouchers', "gateway_refund_id", "attempts", "created_at", CASE WHEN "gateway_refund_id" IS NOT NULL OR "attempts" > 0 THEN "created_at" END, "succeeded_at", "failed_at", "failure", "withdrawn_at" FROM "voucher_refund";--> statement-breakpoint
DROP TABLE "voucher_refund";
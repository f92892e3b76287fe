DROP INDEX "voucher_refund_open_idx";--> statement-breakpoint
DROP INDEX "refund_open_idx";--> statement-breakpoint
ALTER TABLE "voucher_refund" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "voucher_refund_open_idx" ON "voucher_refund" USING btree ("created_at") WHERE "voucher_refund"."succeeded_at" is null and "voucher_refund"."failed_at" is null and "voucher_refund"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "refund_open_idx" ON "refund" USING btree ("created_at") WHERE "refund"."succeeded_at" is null and "refund"."withdrawn_at" is null;
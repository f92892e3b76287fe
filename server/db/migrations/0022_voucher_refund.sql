CREATE TABLE "voucher_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"voucher_ids" uuid[] NOT NULL,
	"amount_cents" integer NOT NULL,
	"gateway_refund_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "voucher_refund_amount_positive" CHECK ("voucher_refund"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "voucher_refund" ADD CONSTRAINT "voucher_refund_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_refund_purchase_idx" ON "voucher_refund" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "voucher_refund_open_idx" ON "voucher_refund" USING btree ("created_at") WHERE "voucher_refund"."succeeded_at" is null and "voucher_refund"."failed_at" is null;
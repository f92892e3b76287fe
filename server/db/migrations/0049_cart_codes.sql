ALTER TABLE "cart_tender" RENAME TO "cart_codes";--> statement-breakpoint
ALTER INDEX "cart_tender_pkey" RENAME TO "cart_codes_pkey";--> statement-breakpoint
ALTER TABLE "cart_codes" RENAME CONSTRAINT "cart_tender_customer_id_customer_id_fk" TO "cart_codes_customer_id_customer_id_fk";--> statement-breakpoint
ALTER TABLE "cart_codes" RENAME CONSTRAINT "cart_tender_promotion_id_promotion_id_fk" TO "cart_codes_promotion_id_promotion_id_fk";--> statement-breakpoint
ALTER TABLE "cart_codes" RENAME CONSTRAINT "cart_tender_voucher_id_voucher_id_fk" TO "cart_codes_voucher_id_voucher_id_fk";

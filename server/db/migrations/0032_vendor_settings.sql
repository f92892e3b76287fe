CREATE TABLE "bank_account" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "store_1" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "store_2" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "profile_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_signup_ref_idx" ON "promo_signup" USING btree ("ref_code");--> statement-breakpoint
CREATE INDEX "referral_code_owner_idx" ON "referral_code" USING btree ("owner_account_id");
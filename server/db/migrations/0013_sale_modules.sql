ALTER TABLE "booking" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
UPDATE "booking" SET "customer_id" = (SELECT "customer_id" FROM "order" WHERE "order"."id" = "booking"."order_id");--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "customer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."booked_day" AS (select "vendor_id", "date", count(*)::int as "slots" from "booking" group by "booking"."vendor_id", "booking"."date");--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('gateway', 'order', 'vendor', 'commission', 'voucher', 'credit');--> statement-breakpoint
DROP INDEX "ledger_entry_account_idx";--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "account_id" uuid;--> statement-breakpoint
-- Accounts were text such as "order:{id}". No amount changes, so the append-only trigger rests for this statement.
ALTER TABLE "ledger_entry" DISABLE TRIGGER "ledger_entry_append_only";--> statement-breakpoint
UPDATE "ledger_entry" SET "account_id" = split_part("account", ':', 2)::uuid, "account" = split_part("account", ':', 1) WHERE "account" LIKE '%:%';--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE TRIGGER "ledger_entry_append_only";--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "account" SET DATA TYPE "public"."ledger_account" USING "account"::"public"."ledger_account";--> statement-breakpoint
CREATE INDEX "ledger_entry_account_idx" ON "ledger_entry" USING btree ("account","account_id","created_at");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id" CHECK (("ledger_entry"."account" in ('gateway', 'commission')) = ("ledger_entry"."account_id" is null));--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_paid_range";--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_paid_range" CHECK ("order"."paid_cents" >= 0);

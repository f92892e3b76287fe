CREATE TABLE "cancellation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text NOT NULL,
	"reason_details" text DEFAULT '' NOT NULL,
	"customer_comments" text DEFAULT '' NOT NULL,
	"vendor_comments" text DEFAULT '' NOT NULL,
	"refund_method" text NOT NULL,
	"policy_percent" smallint NOT NULL,
	"policy_cents" integer NOT NULL,
	"offered_cents" integer,
	"needs_return" text DEFAULT '' NOT NULL,
	"items_received_reference_no" text DEFAULT '' NOT NULL,
	"items_received_on" date,
	"due_at" timestamp (3) with time zone,
	"nudged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "cancellation_policy_range" CHECK ("cancellation"."policy_percent" between 0 and 100),
	CONSTRAINT "cancellation_cents_range" CHECK ("cancellation"."policy_cents" >= 0 and coalesce("cancellation"."offered_cents", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "cancellation_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_tender" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid,
	"voucher_id" uuid
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"gateway_dispute_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"evidence_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "dispute_amount_positive" CHECK ("dispute"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sale_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sale_document_subject_key" UNIQUE("kind","order_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "order_edit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"comment" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"delta_cents" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "order_edit_version_key" UNIQUE("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "voucher_purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"access_hash" text NOT NULL,
	"state" text NOT NULL,
	"buyer_email" text NOT NULL,
	"recipient_email" text NOT NULL,
	"from_name" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"amount_cents" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"total_cents" integer NOT NULL,
	"send_on" date NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_purchase_total" CHECK ("voucher_purchase"."total_cents" = "voucher_purchase"."amount_cents" * "voucher_purchase"."quantity"),
	CONSTRAINT "voucher_purchase_quantity" CHECK ("voucher_purchase"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_profile" (
	"customer_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"gateway_customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_profile_customer_id_gateway_pk" PRIMARY KEY("customer_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "connect_account" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"gateway_account_id" text NOT NULL,
	"details_submitted" boolean DEFAULT false NOT NULL,
	"payouts_enabled" boolean DEFAULT false NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"connected_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connect_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"vendor_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"gateway_transfer_id" text,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payout_amount_positive" CHECK ("payout"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gross_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"payout_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_line_adds_up" CHECK ("payout_line"."gross_cents" - "payout_line"."commission_cents" = "payout_line"."net_cents")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent_bps" integer,
	"amount_cents" integer,
	"cap_cents" integer,
	"min_spend_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"total_limit" integer,
	"per_customer_limit" integer,
	"segment" text DEFAULT 'all' NOT NULL,
	"only_for_email" text,
	"paused_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_code_key" UNIQUE NULLS NOT DISTINCT("vendor_id","type","code","deleted_at"),
	CONSTRAINT "promotion_code_upper" CHECK ("promotion"."code" = upper("promotion"."code")),
	CONSTRAINT "promotion_value" CHECK (case "promotion"."kind" when 'percent' then "promotion"."percent_bps" between 1 and 10000 and "promotion"."amount_cents" is null
        else "promotion"."amount_cents" > 0 and "promotion"."percent_bps" is null end)
);
--> statement-breakpoint
CREATE TABLE "promotion_category" (
	"promotion_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "promotion_category_promotion_id_category_id_pk" PRIMARY KEY("promotion_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"checkout_id" uuid,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_use_checkout_key" UNIQUE("promotion_id","checkout_id")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"code_hash" text,
	"code_sealed" text,
	"amount_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"vendor_id" uuid,
	"promotion_id" uuid,
	"customer_id" uuid,
	"purchase_id" uuid,
	"recipient_email" text,
	"from_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_on" date,
	"sent_at" timestamp (3) with time zone,
	"activated_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"expiry_warned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_balance_range" CHECK ("voucher"."balance_cents" between 0 and "voucher"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "voucher_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"delta_cents" integer NOT NULL,
	"order_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_entry_not_zero" CHECK ("voucher_entry"."delta_cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "checkout_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "voucher_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "overdue_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "subsidy_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "voucher_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "applied_discount_id" uuid;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "applied_voucher_id" uuid;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "vendor_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "vendor_delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "issue_raised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "purpose" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "voucher_purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "saved_card_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "cancellation_id" uuid;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_event" ADD CONSTRAINT "cancellation_event_cancellation_id_cancellation_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_file" ADD CONSTRAINT "cancellation_file_cancellation_id_cancellation_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_tender" ADD CONSTRAINT "cart_tender_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_tender" ADD CONSTRAINT "cart_tender_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_tender" ADD CONSTRAINT "cart_tender_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_document" ADD CONSTRAINT "sale_document_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edit" ADD CONSTRAINT "order_edit_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_purchase" ADD CONSTRAINT "voucher_purchase_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_profile" ADD CONSTRAINT "payment_profile_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_account" ADD CONSTRAINT "connect_account_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_attempt" ADD CONSTRAINT "connect_attempt_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_category" ADD CONSTRAINT "promotion_category_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_category" ADD CONSTRAINT "promotion_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_open_key" ON "cancellation" USING btree ("order_id") WHERE "cancellation"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "cancellation_order_idx" ON "cancellation" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cancellation_state_idx" ON "cancellation" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "cancellation_due_idx" ON "cancellation" USING btree ("due_at") WHERE "cancellation"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "cancellation_event_idx" ON "cancellation_event" USING btree ("cancellation_id","at");--> statement-breakpoint
CREATE INDEX "cancellation_file_idx" ON "cancellation_file" USING btree ("cancellation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_gateway_key" ON "dispute" USING btree ("gateway","gateway_dispute_id");--> statement-breakpoint
CREATE INDEX "dispute_payment_idx" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sale_document_order_idx" ON "sale_document" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_edit_open_key" ON "order_edit" USING btree ("order_id") WHERE "order_edit"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "order_edit_expiry_idx" ON "order_edit" USING btree ("expires_at") WHERE "order_edit"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_purchase_idempotency_key" ON "voucher_purchase" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "voucher_purchase_customer_idx" ON "voucher_purchase" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payout_number_key" ON "payout" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_transfer_key" ON "payout" USING btree ("gateway","gateway_transfer_id");--> statement-breakpoint
CREATE INDEX "payout_vendor_idx" ON "payout" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payout_open_idx" ON "payout" USING btree ("created_at") WHERE "payout"."state" = 'on_its_way';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_line_earning_key" ON "payout_line" USING btree ("order_id") WHERE "payout_line"."kind" = 'earning';--> statement-breakpoint
CREATE INDEX "payout_line_order_idx" ON "payout_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payout_line_vendor_idx" ON "payout_line" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payout_line_payout_idx" ON "payout_line" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_line_unpaid_idx" ON "payout_line" USING btree ("vendor_id") WHERE "payout_line"."payout_id" is null;--> statement-breakpoint
CREATE INDEX "promotion_vendor_idx" ON "promotion" USING btree ("vendor_id","type","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "promotion_find_idx" ON "promotion" USING btree ("code");--> statement-breakpoint
CREATE INDEX "promotion_use_customer_idx" ON "promotion_use" USING btree ("promotion_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code_key" ON "voucher" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "voucher_customer_idx" ON "voucher" USING btree ("customer_id","expires_at");--> statement-breakpoint
CREATE INDEX "voucher_purchase_idx" ON "voucher" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "voucher_expiry_idx" ON "voucher" USING btree ("expires_at") WHERE "voucher"."state" in ('active', 'partly_used');--> statement-breakpoint
CREATE INDEX "voucher_unsent_idx" ON "voucher" USING btree ("send_on") WHERE "voucher"."sent_at" is null and "voucher"."state" = 'active';--> statement-breakpoint
CREATE INDEX "voucher_entry_voucher_idx" ON "voucher_entry" USING btree ("voucher_id","at");--> statement-breakpoint
CREATE INDEX "voucher_entry_order_idx" ON "voucher_entry" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_applied_discount_id_promotion_id_fk" FOREIGN KEY ("applied_discount_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_applied_voucher_id_voucher_id_fk" FOREIGN KEY ("applied_voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_voucher_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("voucher_purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_cancellation_id_cancellation_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_due_idx" ON "milestone" USING btree ("due_date") WHERE "milestone"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "order_discount_idx" ON "order" USING btree ("applied_discount_id");--> statement-breakpoint
CREATE INDEX "order_voucher_idx" ON "order" USING btree ("applied_voucher_id");--> statement-breakpoint
CREATE INDEX "order_deliverable_idx" ON "order" USING btree ("vendor_delivered_at") WHERE "order"."state" = 'all_paid';--> statement-breakpoint
CREATE INDEX "order_completable_idx" ON "order" USING btree ("delivered_at") WHERE "order"."state" = 'delivered';--> statement-breakpoint
CREATE INDEX "payment_voucher_purchase_idx" ON "payment" USING btree ("voucher_purchase_id");--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_voucher_range" CHECK ("milestone"."voucher_cents" between 0 and "milestone"."amount_cents");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_discount_range" CHECK ("order"."subsidy_cents" between 0 and "order"."discount_cents");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_voucher_range" CHECK ("order"."voucher_cents" between 0 and "order"."paid_cents");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_purpose_known" CHECK (("payment"."purpose" = 'evoucher') = ("payment"."voucher_purchase_id" is not null));
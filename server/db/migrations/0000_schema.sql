CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp (3) with time zone,
	"two_step_authentication" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_role_known" CHECK ("account"."role" in ('customer', 'vendor', 'operator')),
	CONSTRAINT "account_email_lower" CHECK ("account"."email" = lower("account"."email"))
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"bride_first_name" text DEFAULT '' NOT NULL,
	"bride_last_name" text DEFAULT '' NOT NULL,
	"groom_first_name" text DEFAULT '' NOT NULL,
	"groom_last_name" text DEFAULT '' NOT NULL,
	"bride_image" text,
	"groom_image" text,
	"country_code" text DEFAULT '+65' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"wedding_date" date,
	"budget_cents" integer
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"event_date" date,
	"seen_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_product_date_key" UNIQUE NULLS NOT DISTINCT("customer_id","product_id","event_date"),
	CONSTRAINT "cart_line_quantity_positive" CHECK ("cart_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"level" smallint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "category_level_known" CHECK ("category"."level" between 1 and 3),
	CONSTRAINT "category_root_is_level_1" CHECK (("category"."level" = 1) = ("category"."parent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "product_type" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"vendor_id" uuid NOT NULL,
	"date" date NOT NULL,
	"slot" smallint NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "booking_vendor_id_date_slot_pk" PRIMARY KEY("vendor_id","date","slot"),
	CONSTRAINT "booking_order_date_key" UNIQUE("order_id","date")
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"total_cents" integer NOT NULL,
	"due_now_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_customer_key" UNIQUE("customer_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "milestone" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"due_date" date,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "milestone_position_key" UNIQUE("order_id","position"),
	CONSTRAINT "milestone_amount_positive" CHECK ("milestone"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"checkout_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"state" text NOT NULL,
	"state_before" text,
	"event_date" date,
	"net_cents" integer NOT NULL,
	"service_charge_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"commission_bps" integer NOT NULL,
	"payment_policy" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"decline_reason" text,
	"placed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "order_checkout_vendor_key" UNIQUE("checkout_id","vendor_id"),
	CONSTRAINT "order_total_adds_up" CHECK ("order"."net_cents" + "order"."service_charge_cents" + "order"."gst_cents" = "order"."total_cents"),
	CONSTRAINT "order_paid_range" CHECK ("order"."paid_cents" between 0 and "order"."total_cents"),
	CONSTRAINT "order_refunded_range" CHECK ("order"."refunded_cents" between 0 and "order"."paid_cents")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"image" text,
	"price_metric" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"service_charge_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"plus_plus" boolean NOT NULL,
	"event_date" date,
	CONSTRAINT "order_item_position_key" UNIQUE("order_id","position"),
	CONSTRAINT "order_item_adds_up" CHECK ("order_item"."net_cents" + "order_item"."service_charge_cents" + "order_item"."gst_cents" = "order_item"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "gateway_event" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gateway_event_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"posting_id" uuid NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_not_zero" CHECK ("ledger_entry"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"gateway_intent_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"failure_message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	CONSTRAINT "payment_amount_positive" CHECK ("payment"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_allocation" (
	"payment_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payment_allocation_payment_id_milestone_id_pk" PRIMARY KEY("payment_id","milestone_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"gateway_refund_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	CONSTRAINT "refund_amount_positive" CHECK ("refund"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_intent_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"sku_code" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"level1_id" uuid NOT NULL,
	"level2_id" uuid,
	"level3_id" uuid,
	"product_type_id" uuid,
	"product_family" text[] DEFAULT '{}' NOT NULL,
	"price_cents" integer NOT NULL,
	"gst_type" smallint NOT NULL,
	"plus_plus" boolean DEFAULT false NOT NULL,
	"all_in_cents" integer NOT NULL,
	"price_metric" text NOT NULL,
	"enable_min_max_rule" boolean DEFAULT false NOT NULL,
	"min_qty" integer,
	"max_qty" integer,
	"min_pricing_cents" integer,
	"max_pricing_cents" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"enable_selling" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"is_visible_on_product_page" boolean DEFAULT true NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"custom_off_days" date[] DEFAULT '{}' NOT NULL,
	"open_hours" jsonb,
	"images" text[] DEFAULT '{}' NOT NULL,
	"video_url" text,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_status_known" CHECK ("product"."status" in (0, 1, 2, 4)),
	CONSTRAINT "product_gst_type_known" CHECK ("product"."gst_type" in (0, 1, 2)),
	CONSTRAINT "product_price_positive" CHECK ("product"."price_cents" > 0 and "product"."all_in_cents" > 0),
	CONSTRAINT "product_quantity_range" CHECK (coalesce("product"."min_qty", 1) <= coalesce("product"."max_qty", 2147483647))
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"vendor_answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_rating_range" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"vendor_name" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_registration_number" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"profile_summary" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '+65' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"block_number" text DEFAULT '' NOT NULL,
	"unit_no" text DEFAULT '' NOT NULL,
	"building_name" text DEFAULT '' NOT NULL,
	"street_address_1" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'Singapore' NOT NULL,
	"post_code" text DEFAULT '' NOT NULL,
	"district" smallint,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL,
	"profile_image" text,
	"banner_image" text,
	"gallery_images" text[] DEFAULT '{}' NOT NULL,
	"social_media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_policy" jsonb NOT NULL,
	"gst_registered" boolean DEFAULT false NOT NULL,
	"halal_certified" boolean DEFAULT false NOT NULL,
	"capacity_tables" integer,
	"style_tags" text[] DEFAULT '{}' NOT NULL,
	"enable_selling" boolean DEFAULT true NOT NULL,
	"publish_product_directly" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"daily_capacity" smallint DEFAULT 1 NOT NULL,
	"off_days" date[] DEFAULT '{}' NOT NULL,
	"commission_bps" integer DEFAULT 1000 NOT NULL,
	"master_category_id" uuid NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_average" real GENERATED ALWAYS AS (case when rating_count = 0 then 0 else rating_sum::real / rating_count end) STORED,
	"orders_completed" integer DEFAULT 0 NOT NULL,
	"price_from_cents" integer,
	"price_from_metric" text,
	"search_keywords" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', vendor_name), 'A') || setweight(to_tsvector('english', tagline || ' ' || search_keywords), 'B') || setweight(to_tsvector('english', profile_summary), 'D')) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_status_known" CHECK ("vendor"."status" in ('pending', 'approved', 'suspended', 'changes_requested', 'rejected')),
	CONSTRAINT "vendor_commission_range" CHECK ("vendor"."commission_bps" between 0 and 10000),
	CONSTRAINT "vendor_daily_capacity_positive" CHECK ("vendor"."daily_capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_category" (
	"vendor_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vendor_category_vendor_id_category_id_pk" PRIMARY KEY("vendor_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_level1_id_category_id_fk" FOREIGN KEY ("level1_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_level2_id_category_id_fk" FOREIGN KEY ("level2_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_level3_id_category_id_fk" FOREIGN KEY ("level3_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_product_type_id_product_type_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_master_category_id_category_id_fk" FOREIGN KEY ("master_category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_category" ADD CONSTRAINT "vendor_category_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_category" ADD CONSTRAINT "vendor_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_role_email_key" ON "account" USING btree ("role","email");--> statement-breakpoint
CREATE INDEX "refresh_token_session_idx" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_account_idx" ON "session" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "category_slug_key" ON "category" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "category_parent_idx" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_type_slug_key" ON "product_type" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "product_type_category_idx" ON "product_type" USING btree ("category_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_number_key" ON "order" USING btree ("number");--> statement-breakpoint
CREATE INDEX "order_customer_idx" ON "order" USING btree ("customer_id","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_vendor_idx" ON "order" USING btree ("vendor_id","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_vendor_state_idx" ON "order" USING btree ("vendor_id","state","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_unanswered_idx" ON "order" USING btree ("answer_by") WHERE "order"."state" = 'awaiting_approval';--> statement-breakpoint
CREATE INDEX "order_unpaid_idx" ON "order" USING btree ("placed_at") WHERE "order"."state" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "order_event_order_idx" ON "order_event" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_item_product_idx" ON "order_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_posting_idx" ON "ledger_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_order_idx" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account_idx" ON "ledger_entry" USING btree ("account","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intent_key" ON "payment" USING btree ("gateway","gateway_intent_id");--> statement-breakpoint
CREATE INDEX "payment_checkout_idx" ON "payment" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_customer_idx" ON "payment" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_allocation_milestone_idx" ON "payment_allocation" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "refund_order_idx" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_open_idx" ON "refund" USING btree ("created_at") WHERE "refund"."succeeded_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_event_due_idx" ON "sandbox_event" USING btree ("next_attempt_at") WHERE "sandbox_event"."delivered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_vendor_slug_key" ON "product" USING btree ("vendor_id","slug");--> statement-breakpoint
CREATE INDEX "product_vendor_idx" ON "product" USING btree ("vendor_id","status","featured" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_search_idx" ON "product" USING gin ("search");--> statement-breakpoint
CREATE INDEX "product_level1_idx" ON "product" USING btree ("level1_id","all_in_cents","id");--> statement-breakpoint
CREATE INDEX "product_type_idx" ON "product" USING btree ("product_type_id","all_in_cents","id");--> statement-breakpoint
CREATE INDEX "product_price_idx" ON "product" USING btree ("all_in_cents","id");--> statement-breakpoint
CREATE INDEX "product_created_idx" ON "product" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_order_key" ON "review" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "review_vendor_idx" ON "review" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "review_vendor_rating_idx" ON "review" USING btree ("vendor_id","rating","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_account_key" ON "vendor" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_slug_key" ON "vendor" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "vendor_search_idx" ON "vendor" USING gin ("search");--> statement-breakpoint
CREATE INDEX "vendor_featured_idx" ON "vendor" USING btree ("featured" DESC NULLS LAST,"rating_average" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "vendor_rating_idx" ON "vendor" USING btree ("rating_average" DESC NULLS FIRST,"rating_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vendor_price_idx" ON "vendor" USING btree ("price_from_cents","id");--> statement-breakpoint
CREATE INDEX "vendor_created_idx" ON "vendor" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vendor_master_category_idx" ON "vendor" USING btree ("master_category_id");--> statement-breakpoint
CREATE INDEX "vendor_category_category_idx" ON "vendor_category" USING btree ("category_id","vendor_id");
-- Extensions, storage settings and the exclusion constraint are by hand: Drizzle's schema cannot say them.
create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists fuzzystrmatch;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('gateway', 'order', 'vendor', 'commission', 'voucher', 'credit');--> statement-breakpoint
CREATE SEQUENCE "public"."door_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "bank_account" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "vendor_search_word" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "vendor_search_word_vendor_id_day_words_pk" PRIMARY KEY("vendor_id","day","words"),
	CONSTRAINT "vendor_search_word_positive" CHECK ("vendor_search_word"."searches" > 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_view" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "vendor_view_vendor_id_day_pk" PRIMARY KEY("vendor_id","day"),
	CONSTRAINT "vendor_view_positive" CHECK ("vendor_view"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"detail_html" text DEFAULT '' NOT NULL,
	"sku_code" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
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
	"cost_cents" integer,
	"tax_status" text DEFAULT '' NOT NULL,
	"tax_class" text DEFAULT '-' NOT NULL,
	"enable_min_max_rule" boolean DEFAULT false NOT NULL,
	"min_qty" integer,
	"max_qty" integer,
	"min_pricing_cents" integer,
	"max_pricing_cents" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"focus_keyword" text DEFAULT '-' NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"enable_selling" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"is_visible_on_product_page" boolean DEFAULT true NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"custom_off_days" date[] DEFAULT '{}' NOT NULL,
	"open_hours" jsonb,
	"images" text[] DEFAULT '{}' NOT NULL,
	"video_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_status_known" CHECK ("product"."status" in (0, 1, 2, 4)),
	CONSTRAINT "product_gst_type_known" CHECK ("product"."gst_type" in (0, 1, 2)),
	CONSTRAINT "product_cost_not_negative" CHECK ("product"."cost_cents" >= 0),
	CONSTRAINT "product_price_positive" CHECK ("product"."price_cents" > 0 and "product"."all_in_cents" > 0),
	CONSTRAINT "product_quantity_range" CHECK (coalesce("product"."min_qty", 1) <= coalesce("product"."max_qty", 2147483647))
);
--> statement-breakpoint
CREATE TABLE "product_revision" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_revision_state_known" CHECK ("product_revision"."state" in ('pending', 'returned'))
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
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"vendor_answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_rating_range" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_request" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_product" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"level1_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	"turn" smallint NOT NULL,
	"featured" boolean NOT NULL,
	"selling" boolean DEFAULT true NOT NULL,
	"off_days" date[] NOT NULL,
	"closed_weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"lunch" boolean DEFAULT false NOT NULL,
	"dinner" boolean DEFAULT false NOT NULL,
	"level2_id" uuid,
	"level3_id" uuid,
	"type_id" uuid,
	"name_words" "tsvector" NOT NULL,
	"kind_words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_product_text" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vendor" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"price_cents" integer,
	"rating" real NOT NULL,
	"rating_count" integer NOT NULL,
	"quality" real NOT NULL,
	"capacity_tables" integer,
	"district" smallint,
	"daily_capacity" smallint NOT NULL,
	"selling" boolean DEFAULT true NOT NULL,
	"halal" boolean NOT NULL,
	"off_days" date[] NOT NULL,
	"styles" text[] NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"ceremonies" text[] DEFAULT '{}' NOT NULL,
	"lunch" boolean DEFAULT false NOT NULL,
	"dinner" boolean DEFAULT false NOT NULL,
	"guests_min" integer,
	"guests_max" integer,
	"level1_ids" uuid[] NOT NULL,
	"level2_ids" uuid[] NOT NULL,
	"level3_ids" uuid[] NOT NULL,
	"type_ids" uuid[] NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"kind_words" "tsvector" NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"frequency" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"names" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"show_month" boolean DEFAULT false NOT NULL,
	"show_reviews" boolean DEFAULT false NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "story_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "story_order" (
	"story_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	CONSTRAINT "story_order_story_id_order_id_pk" PRIMARY KEY("story_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_member_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "vendor_member_role_known" CHECK ("vendor_member"."role" in ('owner', 'manager', 'staff')),
	CONSTRAINT "vendor_member_accepted_by" CHECK (("vendor_member"."accepted_at" is null) = ("vendor_member"."account_id" is null))
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"vendor_name" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_registration_number" text DEFAULT '' NOT NULL,
	"vat_tax_number" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"profile_summary" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '+65' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country_code_for_mobile" text DEFAULT '+65' NOT NULL,
	"mobile_number" text DEFAULT '' NOT NULL,
	"block_number" text DEFAULT '' NOT NULL,
	"unit_no" text DEFAULT '' NOT NULL,
	"building_name" text DEFAULT '' NOT NULL,
	"street_address_1" text DEFAULT '' NOT NULL,
	"street_address_2" text DEFAULT '' NOT NULL,
	"street_address_3" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'Singapore' NOT NULL,
	"post_code" text DEFAULT '' NOT NULL,
	"store_1" text DEFAULT '' NOT NULL,
	"store_2" text DEFAULT '' NOT NULL,
	"district" smallint,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL,
	"profile_image" text,
	"banner_image" text,
	"gallery_images" text[] DEFAULT '{}' NOT NULL,
	"social_media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"business_owner" jsonb,
	"seller_offering" jsonb,
	"validation_checks" jsonb,
	"payment_policy" jsonb NOT NULL,
	"gst_registered" boolean DEFAULT false NOT NULL,
	"halal_certified" boolean DEFAULT false NOT NULL,
	"capacity_tables" integer,
	"style_tags" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"ceremonies" text[] DEFAULT '{}' NOT NULL,
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
	"profile_version" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "wishlist_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid,
	"vendor_id" uuid,
	"saved_price_cents" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "wishlist_entry_names_one" CHECK (("wishlist_entry"."product_id" is null) <> ("wishlist_entry"."vendor_id" is null))
);
--> statement-breakpoint
CREATE TABLE "account_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"done_by" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"phone_verified_at" timestamp (3) with time zone,
	"wedding_date" date,
	"budget_cents" integer
);
--> statement-breakpoint
CREATE TABLE "action_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"social" jsonb,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"sent_to" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"codes_sent" smallint DEFAULT 0 NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_challenge_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "promo_signup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"ref_code" text,
	"discount_code" text NOT NULL,
	"excludes_venues" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_signup_email_lower" CHECK ("promo_signup"."email" = lower("promo_signup"."email"))
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"code" text PRIMARY KEY NOT NULL,
	"owner_account_id" uuid,
	"is_influencer" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code" text,
	"campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"moved_from" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_has_length" CHECK ("appointment"."starts_at" < "appointment"."ends_at"),
	CONSTRAINT "appointment_moved_from" CHECK ("appointment"."state" <> 'moved' or "appointment"."moved_from" is not null),
	CONSTRAINT "appointment_state_known" CHECK ("appointment"."state" in ('requested', 'confirmed', 'moved', 'completed', 'declined', 'cancelled', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "appointment_setting" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"weekly_hours" jsonb NOT NULL,
	"length_minutes" smallint NOT NULL,
	"buffer_minutes" smallint NOT NULL,
	"notice_hours" smallint NOT NULL,
	"daily_capacity" smallint NOT NULL,
	"off_days" date[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "appointment_setting_length" CHECK ("appointment_setting"."length_minutes" between 10 and 480),
	CONSTRAINT "appointment_setting_buffer" CHECK ("appointment_setting"."buffer_minutes" between 0 and 240),
	CONSTRAINT "appointment_setting_notice" CHECK ("appointment_setting"."notice_hours" between 0 and 720),
	CONSTRAINT "appointment_setting_capacity" CHECK ("appointment_setting"."daily_capacity" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "busy_calendar" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"sealed_address" text NOT NULL,
	"blocks" text NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	"last_tried_at" timestamp (3) with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"days" date[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_time" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_customer_couple_key" UNIQUE("vendor_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_mail_stop" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"sender_account_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_sender_client_key" UNIQUE("sender_account_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "message_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"storage_key" text NOT NULL,
	"preview_key" text,
	"width" integer,
	"height" integer,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "message_file_position_key" UNIQUE("message_id","position"),
	CONSTRAINT "message_file_picture" CHECK (("message_file"."preview_key" is null) = ("message_file"."width" is null) and ("message_file"."width" is null) = ("message_file"."height" is null))
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_read_at" timestamp (3) with time zone,
	"vendor_read_at" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_customer_vendor_key" UNIQUE("customer_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "room_mail" (
	"room_id" uuid NOT NULL,
	"side" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "room_mail_room_id_side_pk" PRIMARY KEY("room_id","side")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"account_id" uuid,
	"topic" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"country_code" text DEFAULT '+65' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"follows_ticket" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"file" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"sealed_content" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outgoing_message_status_known" CHECK ("outgoing_message"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "budget_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"category_id" uuid,
	"name" text NOT NULL,
	"planned_cents" integer NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_line_planned" CHECK ("budget_line"."planned_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outside_booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"budget_line_id" uuid,
	"vendor_name" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"label" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"due_on" date,
	"paid_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_payment_amount" CHECK ("outside_payment"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "ang_bao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"guest_id" uuid,
	"from_name" text NOT NULL,
	"amount_cents" integer,
	"envelope" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"noted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"link_id" uuid,
	"undone_at" timestamp (3) with time zone,
	"seq" bigint DEFAULT nextval('door_seq') NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ang_bao_amount" CHECK ("ang_bao"."amount_cents" is null or "ang_bao"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"guest_id" uuid,
	"walk_in_name" text,
	"heads" smallint DEFAULT 1 NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	"link_id" uuid,
	"walk_in_table" text DEFAULT '' NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"duplicate_of" uuid,
	"seq" bigint DEFAULT nextval('door_seq') NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_in_somebody" CHECK ("check_in"."guest_id" is not null or "check_in"."walk_in_name" is not null),
	CONSTRAINT "check_in_heads" CHECK ("check_in"."heads" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "check_in_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"sees_gifts" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_in_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "checklist_move" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"from_day" date,
	"to_day" date NOT NULL,
	"moved" jsonb NOT NULL,
	"kept" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"template_key" text,
	"title" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"assignee" text DEFAULT '' NOT NULL,
	"offset_days" integer,
	"due_on" date,
	"pinned" boolean DEFAULT false NOT NULL,
	"category_id" uuid,
	"vendor_id" uuid,
	"done_at" timestamp (3) with time zone,
	"done_by_order_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"seats_per_unit" smallint NOT NULL,
	"minimum_units" integer DEFAULT 0 NOT NULL,
	"guarantee_date" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_order_order_item_id_unique" UNIQUE("order_item_id"),
	CONSTRAINT "event_order_seats" CHECK ("event_order"."seats_per_unit" between 1 and 1000),
	CONSTRAINT "event_order_minimum" CHECK ("event_order"."minimum_units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"group_id" uuid,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"side" text DEFAULT 'both' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_child" boolean DEFAULT false NOT NULL,
	"plus_one_of" uuid,
	"dietary" text[] DEFAULT '{}' NOT NULL,
	"allergies" text DEFAULT '' NOT NULL,
	"tea_order" smallint,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_side_known" CHECK ("guest"."side" in ('bride', 'groom', 'both'))
);
--> statement-breakpoint
CREATE TABLE "guest_event" (
	"guest_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	"answer" text DEFAULT 'waiting' NOT NULL,
	"meal" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "guest_event_guest_id_event_id_pk" PRIMARY KEY("guest_id","event_id"),
	CONSTRAINT "guest_event_answer_known" CHECK ("guest_event"."answer" in ('waiting', 'yes', 'no', 'maybe'))
);
--> statement-breakpoint
CREATE TABLE "guest_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_undo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"guests" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"households" jsonb NOT NULL,
	"made" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '+65' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"street_address" text DEFAULT '' NOT NULL,
	"unit_number" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'Singapore' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"language" text,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_household_id_unique" UNIQUE("household_id"),
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "invite_design" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"design" text NOT NULL,
	"picture" text,
	"words" jsonb NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"remind_days" smallint,
	"digest_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_sheet_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid,
	"date" date,
	"starts_at" time NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"people" text[] DEFAULT '{}' NOT NULL,
	"order_id" uuid,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_sheet_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_sheet_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"locked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seating_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "seating_plan" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"sides" text DEFAULT 'any' NOT NULL,
	CONSTRAINT "seating_plan_sides_known" CHECK ("seating_plan"."sides" in ('any', 'apart', 'mixed'))
);
--> statement-breakpoint
CREATE TABLE "seating_room" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"depth" integer NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seating_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"guest_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_rule_kind_known" CHECK ("seating_rule"."kind" in ('together', 'apart', 'near_stage'))
);
--> statement-breakpoint
CREATE TABLE "seating_table" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"label" text NOT NULL,
	"shape" text NOT NULL,
	"seats" smallint NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"rotation" smallint DEFAULT 0 NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_table_seats" CHECK ("seating_table"."seats" between 1 and 60),
	CONSTRAINT "seating_table_shape_known" CHECK ("seating_table"."shape" in ('round', 'long'))
);
--> statement-breakpoint
CREATE TABLE "wedding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"rsvp_cut_off" date,
	"story" text DEFAULT '' NOT NULL,
	"dress_code" text DEFAULT '' NOT NULL,
	"gift_note" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"purge_on" date,
	"purged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "wedding_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "wedding_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"date" date,
	"starts_at" time,
	"ends_at" time,
	"venue_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"meals" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wedding_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_member_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "wedding_member_role_known" CHECK ("wedding_member"."role" in ('fiancee', 'bridal_party', 'helper'))
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"vendor_id" uuid NOT NULL,
	"date" date NOT NULL,
	"slot" smallint NOT NULL,
	"customer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "booking_vendor_id_date_slot_pk" PRIMARY KEY("vendor_id","date","slot"),
	CONSTRAINT "booking_order_date_key" UNIQUE("order_id","date")
);
--> statement-breakpoint
CREATE TABLE "date_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"date" date NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
	"base_cents" integer,
	"share_cents" integer,
	"share_of_cents" integer,
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
CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"event_date" date,
	"seen_cents" integer NOT NULL,
	"add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_product_date_key" UNIQUE NULLS NOT DISTINCT("customer_id","product_id","event_date"),
	CONSTRAINT "cart_line_quantity_positive" CHECK ("cart_line"."quantity" > 0)
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
	"series" integer DEFAULT 0 NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paper" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sale_document_number_key" UNIQUE("series","kind","number"),
	CONSTRAINT "sale_document_subject_key" UNIQUE("kind","order_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "sale_document_counter" (
	"series" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "sale_document_counter_series_kind_pk" PRIMARY KEY("series","kind")
);
--> statement-breakpoint
CREATE TABLE "sale_document_series" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"series" serial NOT NULL,
	CONSTRAINT "sale_document_series_series_unique" UNIQUE("series")
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
CREATE TABLE "gateway_event" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "gateway_event_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"posting_id" uuid NOT NULL,
	"account" "ledger_account" NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_not_zero" CHECK ("ledger_entry"."amount_cents" <> 0),
	CONSTRAINT "ledger_entry_account_id" CHECK (("ledger_entry"."account" in ('gateway', 'commission')) = ("ledger_entry"."account_id" is null))
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
	"voucher_cents" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"overdue_mailed_at" timestamp (3) with time zone,
	"nudged_at" timestamp (3) with time zone,
	CONSTRAINT "milestone_position_key" UNIQUE("order_id","position"),
	CONSTRAINT "milestone_amount_range" CHECK ("milestone"."amount_cents" >= 0),
	CONSTRAINT "milestone_voucher_range" CHECK ("milestone"."voucher_cents" between 0 and "milestone"."amount_cents")
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
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"subsidy_cents" integer DEFAULT 0 NOT NULL,
	"voucher_cents" integer DEFAULT 0 NOT NULL,
	"applied_discount_id" uuid,
	"applied_voucher_id" uuid,
	"billing" jsonb,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"commission_bps" integer NOT NULL,
	"payment_policy" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"vendor_comment" text DEFAULT '' NOT NULL,
	"decline_reason" text,
	"placed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unpaid_warned_at" timestamp (3) with time zone,
	"answer_by" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"vendor_delivered_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"held_seconds" integer DEFAULT 0 NOT NULL,
	"issue_raised_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "order_checkout_vendor_key" UNIQUE("checkout_id","vendor_id"),
	CONSTRAINT "order_total_adds_up" CHECK ("order"."net_cents" + "order"."service_charge_cents" + "order"."gst_cents" = "order"."total_cents"),
	CONSTRAINT "order_paid_range" CHECK ("order"."paid_cents" >= 0),
	CONSTRAINT "order_discount_range" CHECK ("order"."subsidy_cents" between 0 and "order"."discount_cents"),
	CONSTRAINT "order_voucher_range" CHECK ("order"."voucher_cents" between 0 and "order"."paid_cents"),
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
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"plus_plus" boolean NOT NULL,
	"event_date" date,
	CONSTRAINT "order_item_position_key" UNIQUE("order_id","position"),
	CONSTRAINT "order_item_adds_up" CHECK ("order_item"."net_cents" + "order_item"."service_charge_cents" + "order_item"."gst_cents" = "order_item"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"purpose" text DEFAULT 'order' NOT NULL,
	"checkout_id" uuid,
	"voucher_purchase_id" uuid,
	"gateway" text NOT NULL,
	"gateway_intent_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"failure_message" text,
	"saved_card_id" text,
	"method" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	CONSTRAINT "payment_amount_positive" CHECK ("payment"."amount_cents" > 0),
	CONSTRAINT "payment_purpose_known" CHECK (("payment"."purpose" = 'evoucher') = ("payment"."voucher_purchase_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_allocation" (
	"payment_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payment_allocation_payment_id_milestone_id_pk" PRIMARY KEY("payment_id","milestone_id")
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
CREATE TABLE "promotion_product_type" (
	"promotion_id" uuid NOT NULL,
	"product_type_id" uuid NOT NULL,
	CONSTRAINT "promotion_product_type_promotion_id_product_type_id_pk" PRIMARY KEY("promotion_id","product_type_id")
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
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"cancellation_id" uuid,
	"gateway_refund_id" text,
	"failed_gateway_refund_ids" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "refund_amount_positive" CHECK ("refund"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_account" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"authorized_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_account_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"card" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_card_same_key" UNIQUE("customer_id","last4","exp_month","exp_year")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customer" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_customer_merchant_customer_id_unique" UNIQUE("merchant_customer_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"evidence_by" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"customer_id" text,
	"save_card" boolean DEFAULT false NOT NULL,
	"methods" text[],
	"method" text,
	"saved_card_id" text,
	"paid_with" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_intent_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"merchant_refund_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"merchant_payout_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reversed_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_transfer_merchant_payout_id_unique" UNIQUE("merchant_payout_id")
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
	"frozen_at" timestamp (3) with time zone,
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
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_search_word" ADD CONSTRAINT "vendor_search_word_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_view" ADD CONSTRAINT "vendor_view_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_level1_id_category_id_fk" FOREIGN KEY ("level1_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_level2_id_category_id_fk" FOREIGN KEY ("level2_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_level3_id_category_id_fk" FOREIGN KEY ("level3_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_product_type_id_product_type_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revision" ADD CONSTRAINT "product_revision_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_request" ADD CONSTRAINT "review_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_product" ADD CONSTRAINT "search_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_product" ADD CONSTRAINT "search_product_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_product_text" ADD CONSTRAINT "search_product_text_product_id_search_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."search_product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD CONSTRAINT "search_vendor_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_order" ADD CONSTRAINT "story_order_story_id_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_order" ADD CONSTRAINT "story_order_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_order" ADD CONSTRAINT "story_order_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_activity" ADD CONSTRAINT "vendor_activity_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_member" ADD CONSTRAINT "vendor_member_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_member" ADD CONSTRAINT "vendor_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_master_category_id_category_id_fk" FOREIGN KEY ("master_category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_category" ADD CONSTRAINT "vendor_category_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_category" ADD CONSTRAINT "vendor_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD CONSTRAINT "wishlist_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD CONSTRAINT "wishlist_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD CONSTRAINT "wishlist_entry_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_token" ADD CONSTRAINT "action_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD CONSTRAINT "sign_in_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_signup" ADD CONSTRAINT "promo_signup_ref_code_referral_code_code_fk" FOREIGN KEY ("ref_code") REFERENCES "public"."referral_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_owner_account_id_account_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_code_referral_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."referral_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_setting" ADD CONSTRAINT "appointment_setting_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_calendar" ADD CONSTRAINT "busy_calendar_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_time" ADD CONSTRAINT "busy_time_vendor_id_busy_calendar_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."busy_calendar"("vendor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_customer" ADD CONSTRAINT "vendor_customer_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_customer" ADD CONSTRAINT "vendor_customer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_account_id_account_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_mail" ADD CONSTRAINT "room_mail_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_booking" ADD CONSTRAINT "outside_booking_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_booking" ADD CONSTRAINT "outside_booking_budget_line_id_budget_line_id_fk" FOREIGN KEY ("budget_line_id") REFERENCES "public"."budget_line"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_file" ADD CONSTRAINT "outside_file_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_file" ADD CONSTRAINT "outside_file_booking_id_outside_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."outside_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_payment" ADD CONSTRAINT "outside_payment_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_payment" ADD CONSTRAINT "outside_payment_booking_id_outside_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."outside_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_link_id_check_in_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."check_in_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_link_id_check_in_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."check_in_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_link" ADD CONSTRAINT "check_in_link_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_link" ADD CONSTRAINT "check_in_link_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_move" ADD CONSTRAINT "checklist_move_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_order" ADD CONSTRAINT "event_order_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_order" ADD CONSTRAINT "event_order_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_household_id_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."household"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_group_id_guest_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."guest_group"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_event" ADD CONSTRAINT "guest_event_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_event" ADD CONSTRAINT "guest_event_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_event" ADD CONSTRAINT "guest_event_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_group" ADD CONSTRAINT "guest_group_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_undo" ADD CONSTRAINT "guest_undo_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household" ADD CONSTRAINT "household_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_household_id_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."household"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_design" ADD CONSTRAINT "invite_design_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_sheet_item" ADD CONSTRAINT "run_sheet_item_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_sheet_item" ADD CONSTRAINT "run_sheet_item_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_sheet_link" ADD CONSTRAINT "run_sheet_link_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_table_id_seating_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."seating_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_link" ADD CONSTRAINT "seating_link_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_link" ADD CONSTRAINT "seating_link_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_plan" ADD CONSTRAINT "seating_plan_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_plan" ADD CONSTRAINT "seating_plan_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_room" ADD CONSTRAINT "seating_room_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_room" ADD CONSTRAINT "seating_room_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rule" ADD CONSTRAINT "seating_rule_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rule" ADD CONSTRAINT "seating_rule_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_table" ADD CONSTRAINT "seating_table_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_table" ADD CONSTRAINT "seating_table_room_id_seating_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."seating_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding" ADD CONSTRAINT "wedding_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_event" ADD CONSTRAINT "wedding_event_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_hold" ADD CONSTRAINT "date_hold_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_hold" ADD CONSTRAINT "date_hold_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_event" ADD CONSTRAINT "cancellation_event_cancellation_id_cancellation_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_file" ADD CONSTRAINT "cancellation_file_cancellation_id_cancellation_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_tender" ADD CONSTRAINT "cart_tender_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_tender" ADD CONSTRAINT "cart_tender_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_tender" ADD CONSTRAINT "cart_tender_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_document" ADD CONSTRAINT "sale_document_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_document_series" ADD CONSTRAINT "sale_document_series_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edit" ADD CONSTRAINT "order_edit_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_purchase" ADD CONSTRAINT "voucher_purchase_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_refund" ADD CONSTRAINT "voucher_refund_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_applied_discount_id_promotion_id_fk" FOREIGN KEY ("applied_discount_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_applied_voucher_id_voucher_id_fk" FOREIGN KEY ("applied_voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_voucher_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("voucher_purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "promotion_product_type" ADD CONSTRAINT "promotion_product_type_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_product_type" ADD CONSTRAINT "promotion_product_type_product_type_id_product_type_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_cancellation_id_cancellation_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_card" ADD CONSTRAINT "sandbox_card_customer_id_sandbox_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_dispute" ADD CONSTRAINT "sandbox_dispute_intent_id_sandbox_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."sandbox_intent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_intent_id_sandbox_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."sandbox_intent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD CONSTRAINT "sandbox_transfer_account_id_sandbox_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_purchase_id_voucher_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."voucher_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "category_slug_key" ON "category" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "category_parent_idx" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_type_slug_key" ON "product_type" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "product_type_category_idx" ON "product_type" USING btree ("category_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_vendor_slug_key" ON "product" USING btree ("vendor_id","slug");--> statement-breakpoint
CREATE INDEX "product_vendor_idx" ON "product" USING btree ("vendor_id","status","featured" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_vendor_title_idx" ON "product" USING btree ("vendor_id","title","id");--> statement-breakpoint
CREATE INDEX "product_publish_idx" ON "product" USING btree ("publish_at") WHERE "product"."status" = 0 and "product"."approved_at" is not null;--> statement-breakpoint
CREATE INDEX "product_review_idx" ON "product" USING btree ("updated_at") WHERE "product"."status" = 4;--> statement-breakpoint
CREATE INDEX "product_level1_idx" ON "product" USING btree ("level1_id","all_in_cents","id");--> statement-breakpoint
CREATE INDEX "product_type_idx" ON "product" USING btree ("product_type_id","all_in_cents","id");--> statement-breakpoint
CREATE INDEX "product_price_idx" ON "product" USING btree ("all_in_cents","id");--> statement-breakpoint
CREATE INDEX "product_public_idx" ON "product" USING btree ("id") WHERE "product"."status" = 1 and "product"."is_visible_on_product_page";--> statement-breakpoint
CREATE INDEX "product_created_idx" ON "product" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_revision_pending_idx" ON "product_revision" USING btree ("submitted_at") WHERE "product_revision"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "review_order_key" ON "review" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "review_vendor_idx" ON "review" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "review_vendor_rating_idx" ON "review" USING btree ("vendor_id","rating","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_unanswered_idx" ON "review" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id") WHERE vendor_answer is null;--> statement-breakpoint
CREATE INDEX "search_product_vendor_idx" ON "search_product" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "search_product_level1_idx" ON "search_product" USING btree ("level1_id");--> statement-breakpoint
CREATE INDEX "search_product_level2_idx" ON "search_product" USING btree ("level2_id");--> statement-breakpoint
CREATE INDEX "search_product_level3_idx" ON "search_product" USING btree ("level3_id");--> statement-breakpoint
CREATE INDEX "search_product_type_idx" ON "search_product" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "search_product_text_words_idx" ON "search_product_text" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_vendor_words_idx" ON "search_vendor" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_vendor_place_idx" ON "search_vendor" USING gin ("level1_ids","level2_ids","level3_ids","type_ids");--> statement-breakpoint
CREATE INDEX "story_published_idx" ON "story" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "story_order_order_idx" ON "story_order" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "story_order_vendor_idx" ON "story_order" USING btree ("vendor_id","story_id");--> statement-breakpoint
CREATE INDEX "vendor_activity_vendor_idx" ON "vendor_activity" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vendor_activity_created_idx" ON "vendor_activity" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_member_email_key" ON "vendor_member" USING btree ("vendor_id","email") WHERE "vendor_member"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_member_account_key" ON "vendor_member" USING btree ("account_id") WHERE "vendor_member"."revoked_at" is null and "vendor_member"."accepted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_account_key" ON "vendor" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_slug_key" ON "vendor" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "vendor_featured_idx" ON "vendor" USING btree ("featured" DESC NULLS LAST,"rating_average" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "vendor_rating_idx" ON "vendor" USING btree ("rating_average" DESC NULLS FIRST,"rating_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vendor_price_idx" ON "vendor" USING btree ("price_from_cents","id");--> statement-breakpoint
CREATE INDEX "vendor_created_idx" ON "vendor" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vendor_master_category_idx" ON "vendor" USING btree ("master_category_id");--> statement-breakpoint
CREATE INDEX "vendor_category_category_idx" ON "vendor_category" USING btree ("category_id","vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_entry_product_key" ON "wishlist_entry" USING btree ("customer_id","product_id") WHERE "wishlist_entry"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_entry_vendor_key" ON "wishlist_entry" USING btree ("customer_id","vendor_id") WHERE "wishlist_entry"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "wishlist_entry_customer_idx" ON "wishlist_entry" USING btree ("customer_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "wishlist_entry_product_idx" ON "wishlist_entry" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wishlist_entry_vendor_idx" ON "wishlist_entry" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "wishlist_entry_removed_idx" ON "wishlist_entry" USING btree ("removed_at") WHERE "wishlist_entry"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "account_event_account_idx" ON "account_event" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_role_email_key" ON "account" USING btree ("role","email");--> statement-breakpoint
CREATE INDEX "action_token_account_idx" ON "action_token" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "action_token_email_idx" ON "action_token" USING btree ("email") WHERE "action_token"."email" is not null;--> statement-breakpoint
CREATE INDEX "consent_email_idx" ON "consent" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consent_account_idx" ON "consent" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_code_account_purpose_key" ON "one_time_code" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_account_idx" ON "sign_in_challenge" USING btree ("account_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_signup_email_key" ON "promo_signup" USING btree ("email");--> statement-breakpoint
CREATE INDEX "promo_signup_ref_idx" ON "promo_signup" USING btree ("ref_code");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_signup_discount_key" ON "promo_signup" USING btree ("discount_code");--> statement-breakpoint
CREATE INDEX "referral_code_owner_idx" ON "referral_code" USING btree ("owner_account_id");--> statement-breakpoint
CREATE INDEX "referral_code_idx" ON "referral" USING btree ("code");--> statement-breakpoint
CREATE INDEX "refresh_token_session_idx" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_token_expires_idx" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account_idx" ON "session" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identity_network_subject_key" ON "social_identity" USING btree ("network","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identity_account_network_key" ON "social_identity" USING btree ("account_id","network");--> statement-breakpoint
CREATE INDEX "appointment_vendor_idx" ON "appointment" USING btree ("vendor_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointment_customer_idx" ON "appointment" USING btree ("customer_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointment_open_idx" ON "appointment" USING btree ("starts_at") WHERE "appointment"."state" in ('requested', 'confirmed', 'moved');--> statement-breakpoint
CREATE INDEX "busy_calendar_next_idx" ON "busy_calendar" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "busy_time_vendor_idx" ON "busy_time" USING btree ("vendor_id","ends_at");--> statement-breakpoint
CREATE INDEX "vendor_customer_vendor_idx" ON "vendor_customer" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vendor_customer_customer_idx" ON "vendor_customer" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "message_room_idx" ON "message" USING btree ("room_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "room_customer_idx" ON "room" USING btree ("customer_id","last_message_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "room_vendor_idx" ON "room" USING btree ("vendor_id","last_message_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "room_mail_due_idx" ON "room_mail" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_number_key" ON "ticket" USING btree ("number");--> statement-breakpoint
CREATE INDEX "ticket_state_idx" ON "ticket" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_account_idx" ON "ticket" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outgoing_message_queued_idx" ON "outgoing_message" USING btree ("id") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "outgoing_message_done_idx" ON "outgoing_message" USING btree ("created_at") WHERE status <> 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "budget_line_category_key" ON "budget_line" USING btree ("wedding_id","category_id");--> statement-breakpoint
CREATE INDEX "outside_booking_wedding_idx" ON "outside_booking" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "outside_file_booking_idx" ON "outside_file" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outside_payment_booking_idx" ON "outside_payment" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "ang_bao_event_idx" ON "ang_bao" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "ang_bao_seq_idx" ON "ang_bao" USING btree ("event_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_guest_key" ON "check_in" USING btree ("event_id","guest_id") WHERE "check_in"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "check_in_event_idx" ON "check_in" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "check_in_seq_idx" ON "check_in" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "check_in_link_event_idx" ON "check_in_link" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "task_wedding_due_idx" ON "task" USING btree ("wedding_id","due_on","id");--> statement-breakpoint
CREATE INDEX "task_category_idx" ON "task" USING btree ("wedding_id","category_id");--> statement-breakpoint
CREATE INDEX "event_order_event_idx" ON "event_order" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "guest_wedding_name_idx" ON "guest" USING btree ("wedding_id",lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "guest_household_idx" ON "guest" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "guest_group_idx" ON "guest" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "guest_plus_one_idx" ON "guest" USING btree ("plus_one_of");--> statement-breakpoint
CREATE INDEX "guest_event_event_idx" ON "guest_event" USING btree ("event_id","answer");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_group_name_key" ON "guest_group" USING btree ("wedding_id",lower("name"));--> statement-breakpoint
CREATE INDEX "guest_undo_wedding_idx" ON "guest_undo" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "guest_undo_created_idx" ON "guest_undo" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "household_wedding_idx" ON "household" USING btree ("wedding_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "invitation_wedding_idx" ON "invitation" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "invitation_scheduled_idx" ON "invitation" USING btree ("scheduled_for");--> statement-breakpoint
CREATE INDEX "invitation_answered_idx" ON "invitation" USING btree ("wedding_id","answered_at");--> statement-breakpoint
CREATE INDEX "run_sheet_item_wedding_idx" ON "run_sheet_item" USING btree ("wedding_id","date","starts_at");--> statement-breakpoint
CREATE INDEX "run_sheet_link_wedding_idx" ON "run_sheet_link" USING btree ("wedding_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_guest_event_key" ON "seat" USING btree ("guest_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_position_key" ON "seat" USING btree ("table_id","position");--> statement-breakpoint
CREATE INDEX "seat_event_idx" ON "seat" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "seating_link_event_idx" ON "seating_link" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "seating_room_event_idx" ON "seating_room" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "seating_rule_event_idx" ON "seating_rule" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seating_table_label_key" ON "seating_table" USING btree ("room_id",lower("label"));--> statement-breakpoint
CREATE INDEX "wedding_event_wedding_idx" ON "wedding_event" USING btree ("wedding_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_member_email_key" ON "wedding_member" USING btree ("wedding_id","email") WHERE "wedding_member"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "wedding_member_account_idx" ON "wedding_member" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_member_joined_key" ON "wedding_member" USING btree ("account_id") WHERE "wedding_member"."accepted_at" is not null and "wedding_member"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "booking_date_idx" ON "booking" USING btree ("date","vendor_id");--> statement-breakpoint
CREATE INDEX "date_hold_vendor_idx" ON "date_hold" USING btree ("vendor_id","date","expires_at");--> statement-breakpoint
CREATE INDEX "date_hold_expiry_idx" ON "date_hold" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "date_hold_customer_idx" ON "date_hold" USING btree ("customer_id");--> statement-breakpoint
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
CREATE INDEX "voucher_refund_purchase_idx" ON "voucher_refund" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "voucher_refund_open_idx" ON "voucher_refund" USING btree ("created_at") WHERE "voucher_refund"."succeeded_at" is null and "voucher_refund"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "gateway_event_open_idx" ON "gateway_event" USING btree ("received_at") WHERE "gateway_event"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entry_posting_idx" ON "ledger_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_order_idx" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account_idx" ON "ledger_entry" USING btree ("account","account_id","created_at");--> statement-breakpoint
CREATE INDEX "milestone_due_idx" ON "milestone" USING btree ("due_date") WHERE "milestone"."paid_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_number_key" ON "order" USING btree ("number");--> statement-breakpoint
CREATE INDEX "order_customer_idx" ON "order" USING btree ("customer_id","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_vendor_idx" ON "order" USING btree ("vendor_id","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_vendor_state_idx" ON "order" USING btree ("vendor_id","state","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_discount_idx" ON "order" USING btree ("applied_discount_id");--> statement-breakpoint
CREATE INDEX "order_voucher_idx" ON "order" USING btree ("applied_voucher_id");--> statement-breakpoint
CREATE INDEX "order_deliverable_idx" ON "order" USING btree ("vendor_delivered_at") WHERE "order"."state" = 'all_paid';--> statement-breakpoint
CREATE INDEX "order_completable_idx" ON "order" USING btree ("delivered_at") WHERE "order"."state" = 'delivered';--> statement-breakpoint
CREATE INDEX "order_unanswered_idx" ON "order" USING btree ("answer_by") WHERE "order"."state" = 'awaiting_approval';--> statement-breakpoint
CREATE INDEX "order_unpaid_idx" ON "order" USING btree ("placed_at") WHERE "order"."state" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "order_event_order_idx" ON "order_event" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_item_product_idx" ON "order_item" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intent_key" ON "payment" USING btree ("gateway","gateway_intent_id");--> statement-breakpoint
CREATE INDEX "payment_checkout_idx" ON "payment" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_voucher_purchase_idx" ON "payment" USING btree ("voucher_purchase_id");--> statement-breakpoint
CREATE INDEX "payment_customer_idx" ON "payment" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_allocation_milestone_idx" ON "payment_allocation" USING btree ("milestone_id");--> statement-breakpoint
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
CREATE INDEX "refund_order_idx" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_open_idx" ON "refund" USING btree ("created_at") WHERE "refund"."succeeded_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_event_due_idx" ON "sandbox_event" USING btree ("next_attempt_at") WHERE "sandbox_event"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_refund_merchant_idx" ON "sandbox_refund" USING btree ("merchant_refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code_key" ON "voucher" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "voucher_customer_idx" ON "voucher" USING btree ("customer_id","expires_at");--> statement-breakpoint
CREATE INDEX "voucher_purchase_idx" ON "voucher" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "voucher_promotion_idx" ON "voucher" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "voucher_expiry_idx" ON "voucher" USING btree ("expires_at") WHERE "voucher"."state" in ('active', 'partly_used');--> statement-breakpoint
CREATE INDEX "voucher_unsent_idx" ON "voucher" USING btree ("send_on") WHERE "voucher"."sent_at" is null and "voucher"."state" = 'active';--> statement-breakpoint
CREATE INDEX "voucher_entry_voucher_idx" ON "voucher_entry" USING btree ("voucher_id","at");--> statement-breakpoint
CREATE INDEX "voucher_entry_order_idx" ON "voucher_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "throttle_expire_idx" ON "throttle" USING btree ("expire");--> statement-breakpoint
CREATE VIEW "public"."booked_day" AS (
  select vendor_id, date, count(*)::int as slots
  from (
    select vendor_id, date from booking
    union all
    select vendor_id, date from date_hold where expires_at > now()
  ) as taken
  group by vendor_id, date);--> statement-breakpoint
CREATE VIEW "public"."ordered_product" AS (select "order_id", "product_id" from "order_item");--> statement-breakpoint
CREATE VIEW "public"."reviewable_order" AS (select "id", "number", "vendor_id", "customer_id", "placed_at", "event_date", "state" in ('delivered', 'completed') as "is_delivered" from "order");--> statement-breakpoint
CREATE VIEW "public"."message_conduct" AS (select "room_id", "sender_account_id", "created_at" from "message");--> statement-breakpoint
CREATE VIEW "public"."order_conduct" AS (select "id", "vendor_id", "customer_id", "checkout_id", "placed_at", "answer_by", "approved_at", "cancelled_at", "decline_reason" is not null as "is_declined" from "order" where "order"."answer_by" is not null);--> statement-breakpoint
CREATE VIEW "public"."room_conduct" AS (select "id", "vendor_id", "customer_id", "last_message_at" from "room");--> statement-breakpoint
CREATE VIEW "public"."couple_account" AS (select wedding_member.account_id, wedding.customer_id
from wedding_member
join wedding on wedding.id = wedding_member.wedding_id
where wedding_member.role = 'fiancee'
and wedding_member.account_id is not null
and wedding_member.accepted_at is not null
and wedding_member.revoked_at is null);--> statement-breakpoint
CREATE VIEW "public"."customer_orders" AS (select "customer_id", count(*)::int as "orders" from "order" group by "order"."customer_id");--> statement-breakpoint
CREATE VIEW "public"."vendor_account" AS (select account_id, id as vendor_id, 'owner'::text as role from vendor
union all
select account_id, vendor_id, role from vendor_member where accepted_at is not null and revoked_at is null);--> statement-breakpoint
CREATE VIEW "public"."customer_room" AS (select "id", "vendor_id", "customer_id", "last_message_at", "created_at" from "room");--> statement-breakpoint
CREATE VIEW "public"."customer_visit" AS (select "id", "vendor_id", "customer_id", "state" as "state", "starts_at", "ends_at", "created_at" from "appointment");--> statement-breakpoint
CREATE VIEW "public"."vendor_heart" AS (
  select vendor_id, created_at from wishlist_entry where vendor_id is not null and removed_at is null
  union all
  select product.vendor_id, wishlist_entry.created_at
  from wishlist_entry join product on product.id = wishlist_entry.product_id
  where wishlist_entry.removed_at is null);--> statement-breakpoint
alter table appointment add constraint appointment_no_overlap
  exclude using gist (vendor_id with =, tstzrange(starts_at, ends_at) with &&)
  where (state in ('requested', 'confirmed', 'moved'));
--> statement-breakpoint
-- A search reads the lists of every vendor: in the row they cost one page instead of two.
alter table search_vendor alter column level1_ids set storage main, alter column level2_ids set storage main,
  alter column level3_ids set storage main, alter column type_ids set storage main, alter column styles set storage main,
  alter column name_words set storage main;
--> statement-breakpoint
alter table search_vendor set (toast_tuple_target = 4080);

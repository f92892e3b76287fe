CREATE TABLE "account_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"done_by" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"social" jsonb,
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
CREATE TABLE "promo_signup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"ref_code" text,
	"discount_code" text NOT NULL,
	"excludes_venues" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_signup_email_lower" CHECK ("promo_signup"."email" = lower("promo_signup"."email"))
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code" text,
	"campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"code" text PRIMARY KEY NOT NULL,
	"owner_account_id" uuid,
	"is_influencer" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"expire" bigint
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
	"next_attempt_at" timestamp (3) with time zone DEFAULT now(),
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outgoing_message_status_known" CHECK ("outgoing_message"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "phone_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "vat_tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "country_code_for_mobile" text DEFAULT '+65' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "mobile_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "street_address_2" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "street_address_3" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "business_owner" jsonb;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "seller_offering" jsonb;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "validation_checks" jsonb;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_token" ADD CONSTRAINT "action_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_signup" ADD CONSTRAINT "promo_signup_ref_code_referral_code_code_fk" FOREIGN KEY ("ref_code") REFERENCES "public"."referral_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_code_referral_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."referral_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_owner_account_id_account_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_event_account_idx" ON "account_event" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "action_token_account_idx" ON "action_token" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "consent_email_idx" ON "consent" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consent_account_idx" ON "consent" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_code_account_purpose_key" ON "one_time_code" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_signup_email_key" ON "promo_signup" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_signup_discount_key" ON "promo_signup" USING btree ("discount_code");--> statement-breakpoint
CREATE INDEX "referral_code_idx" ON "referral" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identity_network_subject_key" ON "social_identity" USING btree ("network","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identity_account_network_key" ON "social_identity" USING btree ("account_id","network");--> statement-breakpoint
CREATE INDEX "throttle_expire_idx" ON "throttle" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "outgoing_message_due_idx" ON "outgoing_message" USING btree ("next_attempt_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "refresh_token_expires_idx" ON "refresh_token" USING btree ("expires_at");
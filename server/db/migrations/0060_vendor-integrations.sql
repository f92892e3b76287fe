CREATE TABLE "vendor_api_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"off_at" timestamp (3) with time zone,
	"off_reason" text DEFAULT '' NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"salt" text NOT NULL,
	"old_salt" text,
	"old_salt_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now(),
	"status" smallint,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "vendor_webhook_delivery_state_known" CHECK ("vendor_webhook_delivery"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "vendor_webhook_delivery_due" CHECK (("vendor_webhook_delivery"."state" = 'waiting') = ("vendor_webhook_delivery"."next_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "vendor_api_key" ADD CONSTRAINT "vendor_api_key_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_api_key" ADD CONSTRAINT "vendor_api_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_webhook" ADD CONSTRAINT "vendor_webhook_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_webhook_delivery" ADD CONSTRAINT "vendor_webhook_delivery_webhook_id_vendor_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."vendor_webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_api_key_vendor_idx" ON "vendor_api_key" USING btree ("vendor_id") WHERE "vendor_api_key"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_api_key_account_idx" ON "vendor_api_key" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "vendor_webhook_vendor_idx" ON "vendor_webhook" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_webhook_delivery_idx" ON "vendor_webhook_delivery" USING btree ("webhook_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "vendor_webhook_delivery_due_idx" ON "vendor_webhook_delivery" USING btree ("next_at") WHERE "vendor_webhook_delivery"."state" = 'waiting';
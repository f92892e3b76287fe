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
ALTER TABLE "gateway_event" ADD COLUMN "payload" jsonb;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "sandbox_intent" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_intent" ADD COLUMN "save_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intent" ADD COLUMN "methods" text[];--> statement-breakpoint
ALTER TABLE "sandbox_intent" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "sandbox_intent" ADD COLUMN "saved_card_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_intent" ADD COLUMN "paid_with" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_card" ADD CONSTRAINT "sandbox_card_customer_id_sandbox_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_dispute" ADD CONSTRAINT "sandbox_dispute_intent_id_sandbox_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."sandbox_intent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_intent_id_sandbox_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."sandbox_intent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD CONSTRAINT "sandbox_transfer_account_id_sandbox_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_refund_merchant_idx" ON "sandbox_refund" USING btree ("merchant_refund_id");--> statement-breakpoint
CREATE INDEX "gateway_event_open_idx" ON "gateway_event" USING btree ("received_at") WHERE "gateway_event"."handled_at" is null;--> statement-breakpoint
UPDATE "gateway_event" SET "handled_at" = "received_at";

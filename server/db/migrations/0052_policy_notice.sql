CREATE TABLE "policy_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"policy" text NOT NULL,
	"applies_from" date NOT NULL,
	"summary" text NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"mailed_up_to" uuid,
	"is_done" boolean DEFAULT false NOT NULL,
	"announced_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_notice_day_key" UNIQUE("policy","applies_from")
);

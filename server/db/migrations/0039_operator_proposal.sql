CREATE TABLE "operator_proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"proposed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "operator_proposal_decided" CHECK (("operator_proposal"."state" = 'open') = ("operator_proposal"."decided_at" is null)),
	CONSTRAINT "operator_proposal_two" CHECK ("operator_proposal"."state" <> 'confirmed' or "operator_proposal"."decided_by" <> "operator_proposal"."proposed_by")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_proposal_open_key" ON "operator_proposal" USING btree ("kind","subject_id") WHERE "operator_proposal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "operator_proposal_created_idx" ON "operator_proposal" USING btree ("created_at","id");
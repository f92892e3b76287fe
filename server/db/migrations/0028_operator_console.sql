CREATE TABLE "operator" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "operator_role_known" CHECK ("operator"."role" in ('support', 'finance', 'trust', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "operator_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"done_by" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_act_created_idx" ON "operator_act" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "operator_act_subject_idx" ON "operator_act" USING btree ("subject_id","created_at");
--> statement-breakpoint
-- Whoever ran the market before there were roles goes on doing everything.
INSERT INTO "operator" ("account_id", "role") SELECT "id", 'admin' FROM "account" WHERE "role" = 'operator';
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% keeps what was written', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER operator_act_is_kept BEFORE UPDATE OR DELETE ON "operator_act" FOR EACH ROW EXECUTE FUNCTION refuse_change();

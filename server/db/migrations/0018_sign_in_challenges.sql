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
ALTER TABLE "sign_in_challenge" ADD CONSTRAINT "sign_in_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_challenge_account_idx" ON "sign_in_challenge" USING btree ("account_id","opened_at");--> statement-breakpoint
-- A second step is held by its browser's challenge now.
DELETE FROM "one_time_code" WHERE "purpose" = 'two-step';

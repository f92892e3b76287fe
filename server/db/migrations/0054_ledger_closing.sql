CREATE TABLE "ledger_closing" (
	"day" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_closing_balance" (
	"day" date NOT NULL,
	"account" "ledger_account" NOT NULL,
	"opening_cents" bigint NOT NULL,
	"closing_cents" bigint NOT NULL,
	CONSTRAINT "ledger_closing_balance_day_account_pk" PRIMARY KEY("day","account")
);
--> statement-breakpoint
CREATE TABLE "ledger_closing_entry" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_closing_line" (
	"day" date NOT NULL,
	"account" "ledger_account" NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"entries" integer NOT NULL,
	"late_entries" integer NOT NULL,
	CONSTRAINT "ledger_closing_line_day_account_kind_pk" PRIMARY KEY("day","account","kind")
);
--> statement-breakpoint
ALTER TABLE "ledger_closing_balance" ADD CONSTRAINT "ledger_closing_balance_day_ledger_closing_day_fk" FOREIGN KEY ("day") REFERENCES "public"."ledger_closing"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_closing_entry" ADD CONSTRAINT "ledger_closing_entry_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_closing_entry" ADD CONSTRAINT "ledger_closing_entry_day_ledger_closing_day_fk" FOREIGN KEY ("day") REFERENCES "public"."ledger_closing"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_closing_line" ADD CONSTRAINT "ledger_closing_line_day_ledger_closing_day_fk" FOREIGN KEY ("day") REFERENCES "public"."ledger_closing"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_closing_entry_day_idx" ON "ledger_closing_entry" USING btree ("day");
CREATE TABLE "saved_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_inbound" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"raw" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_inbound_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"from" text NOT NULL,
	"written_by" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "owner_account_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_inbound" ADD CONSTRAINT "ticket_inbound_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_message_ticket_idx" ON "ticket_message" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_owner_account_id_account_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_merged_into_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "ask_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"event_date" date,
	"tables" smallint,
	"drinks" text NOT NULL,
	"needs" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_vendor" (
	"round_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"reason" text,
	"declined_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asked_vendor_round_id_vendor_id_pk" PRIMARY KEY("round_id","vendor_id")
);
--> statement-breakpoint
ALTER TABLE "ask_round" ADD CONSTRAINT "ask_round_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_vendor" ADD CONSTRAINT "asked_vendor_round_id_ask_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."ask_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_vendor" ADD CONSTRAINT "asked_vendor_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_vendor" ADD CONSTRAINT "asked_vendor_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ask_round_customer_idx" ON "ask_round" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ask_round_open_idx" ON "ask_round" USING btree ("customer_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "asked_vendor_room_idx" ON "asked_vendor" USING btree ("room_id");
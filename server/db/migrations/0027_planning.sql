CREATE TABLE "budget_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"category_id" uuid,
	"name" text NOT NULL,
	"planned_cents" integer NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_line_planned" CHECK ("budget_line"."planned_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outside_booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"budget_line_id" uuid,
	"vendor_name" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"label" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"due_on" date,
	"paid_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_payment_amount" CHECK ("outside_payment"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "ang_bao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"guest_id" uuid,
	"from_name" text NOT NULL,
	"amount_cents" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ang_bao_amount" CHECK ("ang_bao"."amount_cents" is null or "ang_bao"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"guest_id" uuid,
	"walk_in_name" text,
	"heads" smallint DEFAULT 1 NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	"link_id" uuid,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_in_somebody" CHECK ("check_in"."guest_id" is not null or "check_in"."walk_in_name" is not null),
	CONSTRAINT "check_in_heads" CHECK ("check_in"."heads" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "check_in_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"sees_gifts" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_in_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"template_key" text,
	"title" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"assignee" text DEFAULT '' NOT NULL,
	"offset_days" integer,
	"due_on" date,
	"pinned" boolean DEFAULT false NOT NULL,
	"category_id" uuid,
	"vendor_id" uuid,
	"done_at" timestamp (3) with time zone,
	"done_by_order_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"group_id" uuid,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"side" text DEFAULT 'both' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_child" boolean DEFAULT false NOT NULL,
	"plus_one_of" uuid,
	"dietary" text[] DEFAULT '{}' NOT NULL,
	"allergies" text DEFAULT '' NOT NULL,
	"tea_order" smallint,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_side_known" CHECK ("guest"."side" in ('bride', 'groom', 'both'))
);
--> statement-breakpoint
CREATE TABLE "guest_event" (
	"guest_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	"answer" text DEFAULT 'waiting' NOT NULL,
	"meal" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "guest_event_guest_id_event_id_pk" PRIMARY KEY("guest_id","event_id"),
	CONSTRAINT "guest_event_answer_known" CHECK ("guest_event"."answer" in ('waiting', 'yes', 'no', 'maybe'))
);
--> statement-breakpoint
CREATE TABLE "guest_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '+65' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"street_address" text DEFAULT '' NOT NULL,
	"unit_number" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'Singapore' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_household_id_unique" UNIQUE("household_id"),
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "invite_design" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"design" text NOT NULL,
	"picture" text,
	"words" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_sheet_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid,
	"date" date,
	"starts_at" time NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"people" text[] DEFAULT '{}' NOT NULL,
	"order_id" uuid,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_sheet_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_sheet_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"locked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seating_room" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"depth" integer NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seating_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"guest_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_rule_kind_known" CHECK ("seating_rule"."kind" in ('together', 'apart', 'near_stage'))
);
--> statement-breakpoint
CREATE TABLE "seating_table" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"label" text NOT NULL,
	"shape" text NOT NULL,
	"seats" smallint NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"rotation" smallint DEFAULT 0 NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_table_seats" CHECK ("seating_table"."seats" between 1 and 60),
	CONSTRAINT "seating_table_shape_known" CHECK ("seating_table"."shape" in ('round', 'long'))
);
--> statement-breakpoint
CREATE TABLE "event_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"seats_per_unit" smallint NOT NULL,
	"minimum_units" integer DEFAULT 0 NOT NULL,
	"guarantee_date" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_order_order_item_id_unique" UNIQUE("order_item_id"),
	CONSTRAINT "event_order_seats" CHECK ("event_order"."seats_per_unit" between 1 and 1000),
	CONSTRAINT "event_order_minimum" CHECK ("event_order"."minimum_units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wedding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"rsvp_cut_off" date,
	"story" text DEFAULT '' NOT NULL,
	"dress_code" text DEFAULT '' NOT NULL,
	"gift_note" text DEFAULT '' NOT NULL,
	"purge_on" date,
	"purged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "wedding_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "wedding_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"date" date,
	"starts_at" time,
	"ends_at" time,
	"venue_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"meals" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wedding_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_member_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "wedding_member_role_known" CHECK ("wedding_member"."role" in ('fiancee', 'bridal_party', 'helper'))
);
--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_booking" ADD CONSTRAINT "outside_booking_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_booking" ADD CONSTRAINT "outside_booking_budget_line_id_budget_line_id_fk" FOREIGN KEY ("budget_line_id") REFERENCES "public"."budget_line"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_file" ADD CONSTRAINT "outside_file_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_file" ADD CONSTRAINT "outside_file_booking_id_outside_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."outside_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_payment" ADD CONSTRAINT "outside_payment_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_payment" ADD CONSTRAINT "outside_payment_booking_id_outside_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."outside_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_link_id_check_in_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."check_in_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_link" ADD CONSTRAINT "check_in_link_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_link" ADD CONSTRAINT "check_in_link_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_household_id_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."household"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_group_id_guest_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."guest_group"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_event" ADD CONSTRAINT "guest_event_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_event" ADD CONSTRAINT "guest_event_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_event" ADD CONSTRAINT "guest_event_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_group" ADD CONSTRAINT "guest_group_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household" ADD CONSTRAINT "household_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_household_id_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."household"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_design" ADD CONSTRAINT "invite_design_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_sheet_item" ADD CONSTRAINT "run_sheet_item_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_sheet_item" ADD CONSTRAINT "run_sheet_item_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_sheet_link" ADD CONSTRAINT "run_sheet_link_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_table_id_seating_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."seating_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_room" ADD CONSTRAINT "seating_room_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_room" ADD CONSTRAINT "seating_room_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rule" ADD CONSTRAINT "seating_rule_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rule" ADD CONSTRAINT "seating_rule_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_table" ADD CONSTRAINT "seating_table_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_table" ADD CONSTRAINT "seating_table_room_id_seating_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."seating_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_order" ADD CONSTRAINT "event_order_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_order" ADD CONSTRAINT "event_order_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding" ADD CONSTRAINT "wedding_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_event" ADD CONSTRAINT "wedding_event_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_member" ADD CONSTRAINT "wedding_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_line_category_key" ON "budget_line" USING btree ("wedding_id","category_id");--> statement-breakpoint
CREATE INDEX "outside_booking_wedding_idx" ON "outside_booking" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "outside_file_booking_idx" ON "outside_file" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outside_payment_booking_idx" ON "outside_payment" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "ang_bao_event_idx" ON "ang_bao" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_guest_key" ON "check_in" USING btree ("event_id","guest_id") WHERE "check_in"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "check_in_event_idx" ON "check_in" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "check_in_link_event_idx" ON "check_in_link" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "task_wedding_due_idx" ON "task" USING btree ("wedding_id","due_on","id");--> statement-breakpoint
CREATE INDEX "task_category_idx" ON "task" USING btree ("wedding_id","category_id");--> statement-breakpoint
CREATE INDEX "guest_wedding_name_idx" ON "guest" USING btree ("wedding_id",lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "guest_household_idx" ON "guest" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "guest_group_idx" ON "guest" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "guest_plus_one_idx" ON "guest" USING btree ("plus_one_of");--> statement-breakpoint
CREATE INDEX "guest_event_event_idx" ON "guest_event" USING btree ("event_id","answer");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_group_name_key" ON "guest_group" USING btree ("wedding_id",lower("name"));--> statement-breakpoint
CREATE INDEX "household_wedding_idx" ON "household" USING btree ("wedding_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "invitation_wedding_idx" ON "invitation" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "invitation_scheduled_idx" ON "invitation" USING btree ("scheduled_for");--> statement-breakpoint
CREATE INDEX "run_sheet_item_wedding_idx" ON "run_sheet_item" USING btree ("wedding_id","date","starts_at");--> statement-breakpoint
CREATE INDEX "run_sheet_link_wedding_idx" ON "run_sheet_link" USING btree ("wedding_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_guest_event_key" ON "seat" USING btree ("guest_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_position_key" ON "seat" USING btree ("table_id","position");--> statement-breakpoint
CREATE INDEX "seat_event_idx" ON "seat" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "seating_room_event_idx" ON "seating_room" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "seating_rule_event_idx" ON "seating_rule" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seating_table_label_key" ON "seating_table" USING btree ("room_id",lower("label"));--> statement-breakpoint
CREATE INDEX "event_order_event_idx" ON "event_order" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "wedding_event_wedding_idx" ON "wedding_event" USING btree ("wedding_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_member_email_key" ON "wedding_member" USING btree ("wedding_id","email") WHERE "wedding_member"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "wedding_member_account_idx" ON "wedding_member" USING btree ("account_id");
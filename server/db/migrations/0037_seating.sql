CREATE TABLE "seating_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "seating_plan" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"mix_sides" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seating_room" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_table" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_link" ADD CONSTRAINT "seating_link_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_link" ADD CONSTRAINT "seating_link_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_plan" ADD CONSTRAINT "seating_plan_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_plan" ADD CONSTRAINT "seating_plan_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seating_link_event_idx" ON "seating_link" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "seating_room" DROP COLUMN "version";
CREATE TABLE "guest_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_photo_state_known" CHECK ("guest_photo"."state" in ('waiting', 'shown'))
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "later_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invite_design" ADD COLUMN "guest_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_photo" ADD CONSTRAINT "guest_photo_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_photo" ADD CONSTRAINT "guest_photo_household_id_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."household"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_photo_wedding_idx" ON "guest_photo" USING btree ("wedding_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_photo_household_idx" ON "guest_photo" USING btree ("household_id");
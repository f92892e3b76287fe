CREATE TABLE "picture_takedown" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"places" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_takedown_name_key" UNIQUE("vendor_id","name")
);
--> statement-breakpoint
ALTER TABLE "picture_takedown" ADD CONSTRAINT "picture_takedown_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_takedown_places_idx" ON "picture_takedown" USING gin ("places");
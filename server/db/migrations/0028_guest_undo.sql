CREATE TABLE "guest_undo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"guests" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"households" jsonb NOT NULL,
	"made" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_undo" ADD CONSTRAINT "guest_undo_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_undo_wedding_idx" ON "guest_undo" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "guest_undo_created_idx" ON "guest_undo" USING btree ("created_at");
CREATE TABLE "checklist_move" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"from_day" date,
	"to_day" date NOT NULL,
	"moved" jsonb NOT NULL,
	"kept" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checklist_move" ADD CONSTRAINT "checklist_move_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "share_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_id" uuid,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"sees_gifts" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_link_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "share_link_kind_known" CHECK ("share_link"."kind" in ('run-sheet', 'seating', 'check-in')),
	CONSTRAINT "share_link_event" CHECK (("share_link"."kind" = 'run-sheet') = ("share_link"."event_id" is null)),
	CONSTRAINT "share_link_window" CHECK (("share_link"."kind" = 'check-in') = ("share_link"."valid_from" is not null and "share_link"."valid_until" is not null))
);
--> statement-breakpoint
INSERT INTO "share_link" ("id", "kind", "wedding_id", "name", "salt", "token_hash", "revoked_at", "created_at")
	SELECT "id", 'run-sheet', "wedding_id", "name", "salt", "token_hash", "revoked_at", "created_at" FROM "run_sheet_link";--> statement-breakpoint
INSERT INTO "share_link" ("id", "kind", "wedding_id", "event_id", "name", "salt", "token_hash", "revoked_at", "created_at")
	SELECT "id", 'seating', "wedding_id", "event_id", "name", "salt", "token_hash", "revoked_at", "created_at" FROM "seating_link";--> statement-breakpoint
INSERT INTO "share_link" ("id", "kind", "wedding_id", "event_id", "name", "salt", "token_hash", "sees_gifts", "valid_from", "valid_until", "revoked_at", "created_at")
	SELECT "id", 'check-in', "wedding_id", "event_id", "name", "salt", "token_hash", "sees_gifts", "valid_from", "valid_until", "revoked_at", "created_at" FROM "check_in_link";--> statement-breakpoint
ALTER TABLE "ang_bao" DROP CONSTRAINT "ang_bao_link_id_check_in_link_id_fk";
--> statement-breakpoint
ALTER TABLE "check_in" DROP CONSTRAINT "check_in_link_id_check_in_link_id_fk";
--> statement-breakpoint
DROP TABLE "check_in_link";--> statement-breakpoint
DROP TABLE "run_sheet_link";--> statement-breakpoint
DROP TABLE "seating_link";--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_wedding_id_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."wedding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_event_id_wedding_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."wedding_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_link_wedding_idx" ON "share_link" USING btree ("wedding_id","kind");--> statement-breakpoint
CREATE INDEX "share_link_event_idx" ON "share_link" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_link_id_share_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_link_id_share_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_link"("id") ON DELETE set null ON UPDATE no action;
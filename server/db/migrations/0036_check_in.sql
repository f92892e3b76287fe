CREATE SEQUENCE "public"."door_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD COLUMN "envelope" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD COLUMN "noted_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD COLUMN "seq" bigint DEFAULT nextval('door_seq') NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "walk_in_table" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "duplicate_of" uuid;--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "seq" bigint DEFAULT nextval('door_seq') NOT NULL;--> statement-breakpoint
ALTER TABLE "ang_bao" ADD CONSTRAINT "ang_bao_link_id_check_in_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."check_in_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ang_bao_seq_idx" ON "ang_bao" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "check_in_seq_idx" ON "check_in" USING btree ("event_id","seq");
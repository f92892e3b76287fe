CREATE SEQUENCE "public"."live_event_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "live_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"seq" bigint,
	"audience_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_seq_key" ON "live_event" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "live_event_audience_idx" ON "live_event" USING btree ("audience_id","seq");--> statement-breakpoint
CREATE INDEX "live_event_created_idx" ON "live_event" USING btree ("created_at");
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_state_known";--> statement-breakpoint
DROP INDEX "appointment_open_idx";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "moved_from" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "appointment_open_idx" ON "appointment" USING btree ("starts_at") WHERE "appointment"."state" in ('requested', 'confirmed', 'moved');--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_moved_from" CHECK ("appointment"."state" <> 'moved' or "appointment"."moved_from" is not null);--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_state_known" CHECK ("appointment"."state" in ('requested', 'confirmed', 'moved', 'completed', 'declined', 'cancelled', 'no_show'));--> statement-breakpoint
alter table appointment drop constraint appointment_no_overlap;
--> statement-breakpoint
alter table appointment add constraint appointment_no_overlap
  exclude using gist (vendor_id with =, tstzrange(starts_at, ends_at) with &&)
  where (state in ('requested', 'confirmed', 'moved'));

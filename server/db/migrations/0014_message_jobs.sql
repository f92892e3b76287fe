DROP INDEX "outgoing_message_due_idx";--> statement-breakpoint
CREATE INDEX "outgoing_message_queued_idx" ON "outgoing_message" USING btree ("id") WHERE status = 'queued';--> statement-breakpoint
ALTER TABLE "outgoing_message" DROP COLUMN "next_attempt_at";
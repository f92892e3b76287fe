ALTER TABLE "run_sheet_item" DROP CONSTRAINT "run_sheet_item_event_id_wedding_event_id_fk";
--> statement-breakpoint
ALTER TABLE "run_sheet_item" DROP COLUMN "event_id";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "vendor_comment";
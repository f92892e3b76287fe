ALTER TABLE "payout_line" ADD COLUMN "gst_cents" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "payout_line" l SET "gst_cents" = round(l.gross_cents::numeric * o.gst_cents / (o.total_cents + o.subsidy_cents))
FROM "order" o WHERE o.id = l.order_id AND l.kind <> 'adjustment' AND o.total_cents > 0;

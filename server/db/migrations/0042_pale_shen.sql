ALTER TABLE "product" ADD COLUMN "add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Edits that wait for review were kept before products had extras.
UPDATE "product_revision" SET "content" = "content" || '{"addOns": []}'::jsonb WHERE NOT "content" ? 'addOns';

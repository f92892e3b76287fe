CREATE TABLE "sale_document_counter" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_document" ALTER COLUMN "number" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE IF EXISTS "sale_document_number_seq";--> statement-breakpoint
ALTER TABLE "sale_document" ALTER COLUMN "number" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "sale_document" ADD CONSTRAINT "sale_document_number_key" UNIQUE("kind","number");--> statement-breakpoint
INSERT INTO "sale_document_counter" ("kind", "last") SELECT "kind", max("number") FROM "sale_document" GROUP BY "kind";

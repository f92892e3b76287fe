CREATE TABLE "sale_document_series" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"series" serial NOT NULL,
	CONSTRAINT "sale_document_series_series_unique" UNIQUE("series")
);
--> statement-breakpoint
ALTER TABLE "sale_document" ADD COLUMN "series" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_document" DROP CONSTRAINT "sale_document_number_key";--> statement-breakpoint
ALTER TABLE "sale_document" ADD CONSTRAINT "sale_document_number_key" UNIQUE("series","kind","number");--> statement-breakpoint
ALTER TABLE "sale_document_counter" ADD COLUMN "series" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_document_counter" DROP CONSTRAINT "sale_document_counter_pkey";--> statement-breakpoint
ALTER TABLE "sale_document_counter" ADD CONSTRAINT "sale_document_counter_series_kind_pk" PRIMARY KEY("series","kind");--> statement-breakpoint
ALTER TABLE "sale_document_series" ADD CONSTRAINT "sale_document_series_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;

ALTER TABLE "product" ADD COLUMN "filter_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "filter_values" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "filters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "custom" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The plain text of a product with rich text was derived from it; it is now the vendor's own.
update "product" set "details" = case when "detail_html" = '' then replace("details", E'\r\n', E'\n') else '' end
where "details" <> '' and ("detail_html" <> '' or position(E'\r' in "details") > 0);
--> statement-breakpoint
update "product_revision" set "content" = "content"
  || '{"filterId": "", "filterValues": [], "filters": [], "custom": ""}'
  || case when "content" ->> 'detailHtml' <> '' then '{"details": ""}'
     else jsonb_build_object('details', replace("content" ->> 'details', E'\r\n', E'\n')) end;

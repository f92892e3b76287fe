CREATE TABLE "product_bulk_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"added" integer NOT NULL,
	"updated" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "product_bulk_change_kind_known" CHECK ("product_bulk_change"."kind" in ('import', 'prices'))
);
--> statement-breakpoint
CREATE TABLE "product_bulk_change_item" (
	"bulk_change_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	CONSTRAINT "product_bulk_change_item_bulk_change_id_product_id_pk" PRIMARY KEY("bulk_change_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_import_memory" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"types" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_bulk_change" ADD CONSTRAINT "product_bulk_change_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_bulk_change_item" ADD CONSTRAINT "product_bulk_change_item_bulk_change_id_product_bulk_change_id_fk" FOREIGN KEY ("bulk_change_id") REFERENCES "public"."product_bulk_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_bulk_change_item" ADD CONSTRAINT "product_bulk_change_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_memory" ADD CONSTRAINT "product_import_memory_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_bulk_change_vendor_idx" ON "product_bulk_change" USING btree ("vendor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_bulk_change_item_product_idx" ON "product_bulk_change_item" USING btree ("product_id");
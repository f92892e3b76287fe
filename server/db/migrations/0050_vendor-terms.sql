CREATE TABLE "vendor_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"kind" text NOT NULL,
	"body" text,
	"file" "bytea",
	"file_name" text DEFAULT '' NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"applies_from" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_terms_version_key" UNIQUE("vendor_id","version"),
	CONSTRAINT "vendor_terms_of_its_kind" CHECK (case "vendor_terms"."kind"
        when 'text' then "vendor_terms"."body" is not null and "vendor_terms"."file" is null
        when 'pdf' then "vendor_terms"."body" is null and "vendor_terms"."file" is not null
        when 'none' then "vendor_terms"."body" is null and "vendor_terms"."file" is null
        else false end)
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "vendor_terms_id" uuid;--> statement-breakpoint
ALTER TABLE "vendor_terms" ADD CONSTRAINT "vendor_terms_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_vendor_terms_id_vendor_terms_id_fk" FOREIGN KEY ("vendor_terms_id") REFERENCES "public"."vendor_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_vendor_terms_idx" ON "order" USING btree ("vendor_terms_id") WHERE "order"."vendor_terms_id" is not null;
CREATE TABLE "search_product_rule" (
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"months" smallint[] NOT NULL,
	"from_date" date,
	"until_date" date,
	"special_days" text[] NOT NULL,
	"meal" text,
	"price_cents" integer NOT NULL,
	"least_units" integer,
	CONSTRAINT "search_product_rule_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "ruled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ADD CONSTRAINT "search_product_rule_product_id_search_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."search_product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_product_ruled_idx" ON "search_product" USING btree ("vendor_id") WHERE "search_product"."ruled";
CREATE TABLE "promotion_product_type" (
	"promotion_id" uuid NOT NULL,
	"product_type_id" uuid NOT NULL,
	CONSTRAINT "promotion_product_type_promotion_id_product_type_id_pk" PRIMARY KEY("promotion_id","product_type_id")
);
--> statement-breakpoint
ALTER TABLE "promotion_product_type" ADD CONSTRAINT "promotion_product_type_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_product_type" ADD CONSTRAINT "promotion_product_type_product_type_id_product_type_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_type"("id") ON DELETE no action ON UPDATE no action;
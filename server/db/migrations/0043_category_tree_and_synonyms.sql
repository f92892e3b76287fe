CREATE TABLE "category_address" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" uuid,
	"product_type_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "category_address_of_one" CHECK (num_nonnulls("category_address"."category_id", "category_address"."product_type_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"instead" text DEFAULT '' NOT NULL,
	CONSTRAINT "search_miss_day_kind_words_pk" PRIMARY KEY("day","kind","words")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" uuid PRIMARY KEY NOT NULL,
	"say" text[] NOT NULL,
	"mean" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"day" date NOT NULL,
	"category" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_count_day_category_pk" PRIMARY KEY("day","category"),
	CONSTRAINT "search_count_positive" CHECK ("search_count"."searches" > 0)
);
--> statement-breakpoint
ALTER TABLE "category_address" ADD CONSTRAINT "category_address_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_address" ADD CONSTRAINT "category_address_product_type_id_product_type_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_address_category_idx" ON "category_address" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "category_address_type_idx" ON "category_address" USING btree ("product_type_id");--> statement-breakpoint
CREATE INDEX "account_email_prefix_idx" ON "account" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_role_created_idx" ON "account" USING btree ("role","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "customer_phone_prefix_idx" ON "customer" USING btree ("phone" text_pattern_ops);
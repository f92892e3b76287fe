CREATE TABLE "story" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"names" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"show_month" boolean DEFAULT false NOT NULL,
	"show_reviews" boolean DEFAULT false NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "story_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "story_order" (
	"story_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	CONSTRAINT "story_order_story_id_order_id_pk" PRIMARY KEY("story_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_order" ADD CONSTRAINT "story_order_story_id_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_order" ADD CONSTRAINT "story_order_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_order" ADD CONSTRAINT "story_order_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_published_idx" ON "story" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "story_order_order_idx" ON "story_order" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "story_order_vendor_idx" ON "story_order" USING btree ("vendor_id","story_id");
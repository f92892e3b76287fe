CREATE TABLE "agreement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"edit_id" uuid,
	"file" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_number_key" UNIQUE("order_id","number")
);
--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_edit_id_order_edit_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."order_edit"("id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "processor_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"rows" integer NOT NULL,
	"matched" integer NOT NULL,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processor_report_difference" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"reference" text NOT NULL,
	"there_cents" bigint,
	"here_cents" bigint,
	"order_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"reason" text,
	CONSTRAINT "processor_report_difference_settled" CHECK (num_nonnulls("processor_report_difference"."settled_at", "processor_report_difference"."settled_by", "processor_report_difference"."reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "processor_report_row" (
	"report_id" uuid NOT NULL,
	"balance_id" text NOT NULL,
	"category" text NOT NULL,
	"reference" text NOT NULL,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "processor_report_row_report_id_balance_id_pk" PRIMARY KEY("report_id","balance_id")
);
--> statement-breakpoint
ALTER TABLE "processor_report_difference" ADD CONSTRAINT "processor_report_difference_report_id_processor_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."processor_report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processor_report_difference" ADD CONSTRAINT "processor_report_difference_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processor_report_row" ADD CONSTRAINT "processor_report_row_report_id_processor_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."processor_report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "processor_report_file_key" ON "processor_report" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "processor_report_created_idx" ON "processor_report" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "processor_report_difference_report_idx" ON "processor_report_difference" USING btree ("report_id","at","id");--> statement-breakpoint
CREATE INDEX "processor_report_difference_open_idx" ON "processor_report_difference" USING btree ("reference","category") WHERE "processor_report_difference"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "processor_report_row_reference_idx" ON "processor_report_row" USING btree ("reference","category");
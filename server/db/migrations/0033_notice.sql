CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"href" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_choice" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notice_choice_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
ALTER TABLE "outgoing_message" DROP CONSTRAINT "outgoing_message_status_known";--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD COLUMN "notice_id" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_unread_topic_key" ON "notice" USING btree ("account_id","topic") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_unread_by_topic_idx" ON "notice" USING btree ("topic") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_account_idx" ON "notice" USING btree ("account_id","at" DESC NULLS LAST,"id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "notice_at_idx" ON "notice" USING btree ("at");--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD CONSTRAINT "outgoing_message_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_message_notice_idx" ON "outgoing_message" USING btree ("notice_id") WHERE notice_id is not null;--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD CONSTRAINT "outgoing_message_status_known" CHECK ("outgoing_message"."status" in ('queued', 'sent', 'refused', 'bounced', 'skipped'));
CREATE TABLE "vendor_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_member_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "vendor_member_role_known" CHECK ("vendor_member"."role" in ('owner', 'manager', 'staff')),
	CONSTRAINT "vendor_member_accepted_by" CHECK (("vendor_member"."accepted_at" is null) = ("vendor_member"."account_id" is null))
);
--> statement-breakpoint
DROP VIEW "public"."vendor_account";--> statement-breakpoint
ALTER TABLE "vendor_activity" ADD CONSTRAINT "vendor_activity_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_member" ADD CONSTRAINT "vendor_member_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_member" ADD CONSTRAINT "vendor_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_activity_vendor_idx" ON "vendor_activity" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vendor_activity_created_idx" ON "vendor_activity" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_member_email_key" ON "vendor_member" USING btree ("vendor_id","email") WHERE "vendor_member"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_member_account_key" ON "vendor_member" USING btree ("account_id") WHERE "vendor_member"."revoked_at" is null and "vendor_member"."accepted_at" is not null;--> statement-breakpoint
CREATE VIEW "public"."vendor_account" AS (select account_id, id as vendor_id, 'owner'::text as role from vendor
union all
select account_id, vendor_id, role from vendor_member where accepted_at is not null and revoked_at is null);
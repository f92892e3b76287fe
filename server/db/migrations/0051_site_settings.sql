CREATE TABLE "site_setting" (
	"id" smallint PRIMARY KEY NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"paused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"announcement" text DEFAULT '' NOT NULL,
	"announcement_href" text DEFAULT '' NOT NULL,
	"announcement_audience" text DEFAULT 'everyone' NOT NULL,
	"announcement_last_day" date,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_setting_one" CHECK ("site_setting"."id" = 1),
	CONSTRAINT "site_setting_audience" CHECK ("site_setting"."announcement_audience" in ('everyone', 'couples', 'vendors'))
);

import { sql } from "drizzle-orm";
import { boolean, check, date, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { SiteAudience, SiteFeature } from "@/contracts/operator/site/site";
import { instant } from "@/server/db/schema/columns";

/** What operators set for the whole site, in one row. A trigger notifies every process of a change. */
export const siteSetting = pgTable(
  "site_setting",
  {
    id: smallint("id").primaryKey(),
    readOnly: boolean("read_only").notNull().default(false),
    paused: jsonb("paused").$type<SiteFeature[]>().notNull().default([]),
    /** Empty for none. */
    announcement: text("announcement").notNull().default(""),
    announcementHref: text("announcement_href").notNull().default(""),
    announcementAudience: text("announcement_audience").$type<SiteAudience>().notNull().default("everyone"),
    /** In Singapore; null until it is taken down. */
    announcementLastDay: date("announcement_last_day", { mode: "string" }),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    check("site_setting_one", sql`${t.id} = 1`),
    check("site_setting_audience", sql`${t.announcementAudience} in ('everyone', 'couples', 'vendors')`),
  ],
);

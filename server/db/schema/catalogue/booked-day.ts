import { sql } from "drizzle-orm";
import { date, integer, pgView, uuid } from "drizzle-orm/pg-core";

/** How many places on a vendor's day are taken, booked or held: the only part of either that the catalogue reads. */
export const bookedDay = pgView("booked_day", {
  vendorId: uuid("vendor_id").notNull(),
  date: date("date", { mode: "string" }).notNull(),
  slots: integer("slots").notNull(),
}).as(sql`
  select vendor_id, date, count(*)::int as slots
  from (
    select vendor_id, date from booking
    union all
    select vendor_id, date from date_hold where expires_at > now()
  ) as taken
  group by vendor_id, date`);

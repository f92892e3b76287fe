import { sql } from "drizzle-orm";
import { pgView } from "drizzle-orm/pg-core";
import { booking } from "@/server/db/schema/sale/booking";

/** The number of slots taken on a vendor's day, the only part of bookings that the catalogue reads. */
export const bookedDay = pgView("booked_day").as((qb) =>
  qb
    .select({ vendorId: booking.vendorId, date: booking.date, slots: sql<number>`count(*)::int`.as("slots") })
    .from(booking)
    .groupBy(booking.vendorId, booking.date),
);

import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { bookedDay } from "@/server/db/schema/catalogue/booked-day";
import { vendor } from "@/server/db/schema/catalogue/vendor";

export type DayRow = { vendorId: string; off: boolean; full: boolean };

/** Returns whether each vendor is full or closed on that day. A vendor that takes no orders is closed every day. */
export async function dayOf(db: Db, vendorIds: readonly string[], date: string): Promise<DayRow[]> {
  return db
    .select({
      vendorId: vendor.id,
      off: sql<boolean>`not ${vendor.enableSelling} or ${date}::date = any(${vendor.offDays})`,
      full: sql<boolean>`coalesce(${bookedDay.slots}, 0) >= ${vendor.dailyCapacity}`,
    })
    .from(vendor)
    .leftJoin(bookedDay, and(eq(bookedDay.vendorId, vendor.id), eq(bookedDay.date, date)))
    .where(inArray(vendor.id, [...vendorIds]));
}

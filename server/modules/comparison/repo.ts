import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { booking } from "@/server/db/schema/order";
import { vendor } from "@/server/db/schema/vendor";

export type DayRow = { vendorId: string; off: boolean; full: boolean };

/** Whether each vendor is closed, or has no slot left, on that day. */
export async function dayOf(db: Db, vendorIds: readonly string[], date: string): Promise<DayRow[]> {
  return db
    .select({
      vendorId: vendor.id,
      off: sql<boolean>`${date}::date = any(${vendor.offDays})`,
      full: sql<boolean>`${count(booking.slot)} >= ${vendor.dailyCapacity}`,
    })
    .from(vendor)
    .leftJoin(booking, and(eq(booking.vendorId, vendor.id), eq(booking.date, date)))
    .where(inArray(vendor.id, [...vendorIds]))
    .groupBy(vendor.id);
}

import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { OpenHours } from "@/contracts/product";
import { PRODUCT_STATUS } from "@/contracts/product";
import type { Db } from "@/server/db/client";
import { booking } from "@/server/db/schema/order";
import { product } from "@/server/db/schema/product";
import { vendor } from "@/server/db/schema/vendor";

/** What decides on a vendor's days. One that takes no new orders has none. */
export type Diary = { enableSelling: boolean; dailyCapacity: number; offDays: string[] };

export async function findDiary(db: Db, vendorId: string): Promise<Diary | null> {
  const [row] = await db
    .select({
      enableSelling: vendor.enableSelling,
      dailyCapacity: vendor.dailyCapacity,
      offDays: vendor.offDays,
    })
    .from(vendor)
    .where(and(eq(vendor.id, vendorId), eq(vendor.status, "approved")));
  return row ?? null;
}

export type ProductDiary = { customOffDays: string[]; openHours: OpenHours | null };

export async function findProductDiary(
  db: Db,
  vendorId: string,
  productId: string,
): Promise<ProductDiary | null> {
  const [row] = await db
    .select({ customOffDays: product.customOffDays, openHours: product.openHours })
    .from(product)
    .where(
      and(
        eq(product.id, productId),
        eq(product.vendorId, vendorId),
        eq(product.status, PRODUCT_STATUS.published),
        eq(product.isVisibleOnProductPage, true),
      ),
    );
  return row ?? null;
}

/** Weddings by date, from `from` to before `to`. */
export async function bookedBetween(
  db: Db,
  vendorId: string,
  from: string,
  to: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ date: booking.date, booked: count() })
    .from(booking)
    .where(and(eq(booking.vendorId, vendorId), gte(booking.date, from), lt(booking.date, to)))
    .groupBy(booking.date);
  return new Map(rows.map(({ date, booked }) => [date, booked]));
}

export async function vendorsFreeOn(db: Db, vendorIds: readonly string[], date: string): Promise<string[]> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(
      and(
        inArray(vendor.id, [...vendorIds]),
        eq(vendor.status, "approved"),
        vendor.enableSelling,
        sql`${date}::date <> all (${vendor.offDays})`,
        sql`${vendor.dailyCapacity} > (
          select count(*) from ${booking} as taken
          where taken.vendor_id = ${vendor.id} and taken.date = ${date}::date
        )`,
      ),
    );
  return rows.map(({ id }) => id);
}

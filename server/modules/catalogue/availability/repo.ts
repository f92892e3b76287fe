import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db } from "@/server/db/client";
import { bookedDay } from "@/server/db/schema/catalogue/booked-day";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** The vendor data that determines its free days. A vendor that takes no new orders has none. */
export type Calendar = { enableSelling: boolean; dailyCapacity: number; offDays: string[] };

export async function findCalendar(db: Db, vendorId: string): Promise<Calendar | null> {
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

export type ProductCalendar = Pick<
  typeof product.$inferSelect,
  "customOffDays" | "openHours" | "priceCents" | "priceRules" | "attributes" | "gstType" | "plusPlus"
>;

export async function findProductCalendar(
  db: Db,
  vendorId: string,
  productId: string,
): Promise<ProductCalendar | null> {
  const { customOffDays, openHours, priceCents, priceRules, attributes, gstType, plusPlus } = product;
  const [row] = await db
    .select({ customOffDays, openHours, priceCents, priceRules, attributes, gstType, plusPlus })
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

/** Returns the number of weddings per date, from `from` up to but excluding `to`. */
export async function bookedBetween(
  db: Db,
  vendorId: string,
  from: string,
  to: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ date: bookedDay.date, slots: bookedDay.slots })
    .from(bookedDay)
    .where(and(eq(bookedDay.vendorId, vendorId), gte(bookedDay.date, from), lt(bookedDay.date, to)));
  return new Map(rows.map(({ date, slots }) => [date, slots]));
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
        sql`${vendor.dailyCapacity} > coalesce((
          select day.slots from ${bookedDay} as day
          where day.vendor_id = ${vendor.id} and day.date = ${date}::date
        ), 0)`,
      ),
    );
  return rows.map(({ id }) => id);
}

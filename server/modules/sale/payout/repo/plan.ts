import { eq, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { order } from "@/server/db/schema/sale/order";

export async function findTerms(db: Db, vendorId: string) {
  const [row] = await db
    .select({ commissionBps: vendor.commissionBps, master: category.slug })
    .from(vendor)
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(eq(vendor.id, vendorId));
  return row ?? null;
}

export type YearOfSales = { orders: number; salesCents: number; costCents: number; atRates: number[] };

/** Sums up the uncancelled orders of the last twelve months, with the commission agreed on them and at other rates. */
export async function yearOfSales(db: Db, vendorId: string, rates: readonly number[]): Promise<YearOfSales> {
  const costAt = (bps: unknown) => sql`coalesce(sum(round(base::bigint * ${bps}::int / 10000.0)), 0)::float8`;
  const { rows } = await db.execute<YearOfSales>(sql`
    select count(*)::int as orders, coalesce(sum(base), 0)::float8 as "salesCents",
      ${costAt(sql`commission_bps`)} as "costCents",
      array[${sql.join(rates.map(costAt), sql`, `)}] as "atRates"
    from (
      select total_cents - refunded_cents as base, commission_bps from ${order}
      where vendor_id = ${vendorId} and placed_at > now() - interval '12 months'
        and state not in ('awaiting_payment', 'cancelled')
    ) as sale`);
  return rows[0] ?? { orders: 0, salesCents: 0, costCents: 0, atRates: rates.map(() => 0) };
}

import { type SQL, sql } from "drizzle-orm";
import { type PriceBasis, TABLE_SEATS } from "@/contracts/catalogue/comparison/comparison";
import type { PricedWedding } from "@/contracts/catalogue/search-priced";
import { weekdayOf } from "@/lib/dates";
import type { Db } from "@/server/db/client";

/** A wedding, and the unit by which sums are compared; null to compare all of them. */
export type Priced = PricedWedding & { unit: PriceBasis | null };

type Sums = { priced: Priced | null };

/** The column of the price to sort, filter and count by: of one unit, or of the whole wedding. */
export const priceColumn = ({ priced }: Sums): SQL =>
  priced ? sql.raw("priced.total") : sql.raw("price_cents");

/** Selects the price and its unit as columns of the same names, whatever they are of. */
export const priceAndBasis = ({ priced }: Sums, table: "s" | "p"): SQL =>
  priced
    ? sql.raw("priced.total as price_cents, priced.basis")
    : sql.raw(`${table}.price_cents, null::text as basis`);

/** The further condition for rows whose price is counted: its unit is the one that is compared. */
export const comparable = ({ priced }: Sums): SQL => (priced?.unit ? sql`and basis = ${priced.unit}` : sql``);

/** True for a product `p` that can be had on the day. */
const opensOn = (date: string): SQL =>
  date === ""
    ? sql`true`
    : sql`not (${date}::date = any(p.off_days)) and not (${weekdayOf(date)}::smallint = any(p.closed_weekdays))`;

/** The sum of a product `p` in cents, as `priceProduct` of the comparison counts it; null where it can't be had. */
function totalOf({ tables, date }: Priced): SQL {
  const wanted = sql`case p.basis when 'table' then ${tables}::int when 'guest' then ${tables * TABLE_SEATS}::int else 1 end`;
  const units = sql`greatest(${wanted}, p.least_units)`;
  return sql`case when p.selling and (p.most_units is null or p.most_units >= ${units}) and ${opensOn(date)}
    then p.price_cents::bigint * ${units} end`;
}

/** Joins `priced`, the sum and its unit, to products `p`. */
export const joinProductSum = ({ priced }: Sums): SQL =>
  priced ? sql`cross join lateral (select ${totalOf(priced)} as total, p.basis as basis) priced` : sql``;

/** Joins `priced`, the lowest sum of its main line, to vendors `s`. */
export const joinVendorSum = ({ priced }: Sums): SQL =>
  priced
    ? sql`cross join lateral (
        select case when s.selling and (s.capacity_tables is null or s.capacity_tables >= ${priced.tables}::int)
          then min(${totalOf(priced)}) end as total, min(p.basis) as basis
        from search_product p where p.vendor_id = s.vendor_id and p.main_line
      ) priced`
    : sql``;

/** The order of a list by price. What is sold by another unit than is compared comes last, as does what has no price. */
export function orderByPrice({ priced }: Sums, direction: "asc" | "desc"): SQL {
  const price = sql`price_cents ${sql.raw(direction)} nulls last`;
  return priced?.unit ? sql`(basis = ${priced.unit}) desc nulls last, ${price}` : price;
}

export type SumRow = { id: string; cents: string | null; basis: PriceBasis | null };

/** Returns the lowest sums of vendors. */
export async function vendorSums(db: Db, priced: Priced, ids: readonly string[]): Promise<SumRow[]> {
  const { rows } = await db.execute<SumRow>(sql`
    select s.vendor_id as id, priced.total as cents, priced.basis
    from search_vendor s ${joinVendorSum({ priced })} where s.vendor_id = any(${sql.param(ids)}::uuid[])`);
  return rows;
}

/** Returns the unit by which most of what vendors mainly sell there is sold; null where nothing is. `inPlace` is asked of `p`. */
export async function unitOf(db: Db, inPlace: SQL): Promise<PriceBasis | null> {
  const { rows } = await db.execute<{ unit: PriceBasis | null }>(sql`
    select mode() within group (order by p.basis) as unit from search_product p where p.main_line and ${inPlace}`);
  return rows[0]?.unit ?? null;
}

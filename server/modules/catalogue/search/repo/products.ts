import { type SQL, sql } from "drizzle-orm";
import type { VendorSort } from "@/contracts/catalogue/search";
import type { Db } from "@/server/db/client";
import { countedFrom, facetColumns, type FoundRow, mealFacet, priceFacet } from "./facets";
import {
  asksOfVendor,
  type Filter,
  fitOf,
  list,
  matches,
  mealMiss,
  MISS,
  missesOne,
  number,
  priceMiss,
  productLevel,
  productPlace,
  vendorMisses,
  vendorMust,
  where,
} from "./filter";
import type { Paging } from "./vendors";

/** Returns the ids of a page of products and the counts of every facet in one statement. A test checks its plan. */
export function productSearchStatement(filter: Filter, paging: Paging): SQL {
  const { below } = filter;
  return sql`
    with seller as materialized (
      select * from (
        select s.vendor_id, s.district, s.rating, s.rating_count, s.quality, s.halal, s.capacity_tables as tables, s.styles,
          s.ceremonies, s.languages, s.guests_min, s.guests_max, ${vendorMisses(filter)} as missed
        from search_vendor s ${where(vendorMust(filter))}
      ) each where ${missesOne(sql`missed`)}
    ), found as ${filter.words ? sql`materialized` : sql`not materialized`} (${found(filter)}),
    each as (
      select seller.*, shop.n from seller join (
        select vendor_id, count(*) filter (where missed = 0)::int as n from found group by vendor_id
      ) shop using (vendor_id)
    ), offer as (
      select found.below, found.price_cents, found.lunch, found.dinner, found.missed, count(*)::int as n
      from found join seller using (vendor_id) where ${NONE.seller} group by 1, 2, 3, 4, 5
    ), cell as (
      select below, sum(n)::int as n from offer
      where missed = 0 and below = any(${list(below?.ids ?? [], "uuid[]")}) group by below
    ), ${priceFacet(sql`select price_cents, sum(n)::int as n from offer where missed in (0, ${PRICE}) group by price_cents`)},
    ${mealFacet(sql`offer`)}
    select ${facetColumns(filter)},
      coalesce((select sum(n) from offer where missed = 0), 0)::int as total,
      array(
        select product_id from found join seller using (vendor_id)
        where ${NONE.found} and ${NONE.seller}
        order by ${orderOf(paging.sort)} limit ${paging.limit} offset ${paging.offset}
      ) as ids
    from ${countedFrom()}`;
}

export async function findProducts(db: Db, filter: Filter, paging: Paging): Promise<FoundRow> {
  const { rows } = await db.execute<FoundRow>(productSearchStatement(filter, paging));
  const [row] = rows;
  if (!row) throw new Error("a search answers one row");
  return row;
}

export async function countProducts(db: Db, filter: Filter): Promise<number> {
  const seller = vendorMust(filter);
  if (asksOfVendor(filter)) seller.push(sql`${vendorMisses(filter)} = 0`);
  const sold =
    seller.length > 0
      ? sql`and vendor_id in (select s.vendor_id from search_vendor s ${where(seller)})`
      : sql``;
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${found(filter)}) found where missed = 0 ${sold}`,
  );
  return rows[0]?.n ?? 0;
}

const PRICE = sql.raw(String(MISS.price));
const PRODUCT_IDS = sql`array[p.level1_id, p.level2_id, p.level3_id, p.type_id]`;

/** Products that meet their own conditions, and whether they miss the price. */
function found(filter: Filter): SQL {
  const { words, place, below, date, days } = filter;
  const conditions: SQL[] = [];
  if (words?.query) conditions.push(matches(sql`t.words`, words.query));
  if (place) conditions.push(productPlace(place));
  if (date !== null) conditions.push(sql`not (${date}::date = any(p.off_days))`);
  else if (days !== null) conditions.push(sql`not (${list(days, "date[]")} <@ p.off_days)`);
  const columns = {
    name: sql`t.name_words`,
    kind: sql`t.kind_words`,
    title: null,
    all: sql`t.words`,
    ids: PRODUCT_IDS,
  };
  return sql`
    select p.product_id, p.vendor_id, p.price_cents, p.created_at, p.turn, p.featured, p.lunch, p.dinner,
      ${below ? productLevel(below.level) : sql`null::uuid`} as below,
      ${fitOf(filter, columns)} as fit, 
      ${priceMiss(filter, sql`p.price_cents`)} + ${mealMiss(filter, "p")} as missed
    from search_product p ${words ? sql`join search_product_text t on t.product_id = p.product_id` : sql``}
    ${where(conditions)}`;
}

/**
 * Misses nothing. Not `= 0`, for which the planner expects so few rows that it loops over all sellers for each product.
 */
const NONE = { seller: sql`seller.missed < 1`, found: sql`found.missed < 1` };

/** A tenth of a star less for each further product of a vendor, so that none fills the page. */
const STANDING = sql`seller.quality + case when found.featured then ${number(0.1)} else 0 end - ${number(0.1)} * least(found.turn, 20)`;

function orderOf(sort: VendorSort): SQL {
  switch (sort) {
    case "rating":
      return sql`seller.rating desc, seller.rating_count desc, found.turn, product_id`;
    case "price-asc":
      return sql`found.price_cents, product_id`;
    case "price-desc":
      return sql`found.price_cents desc, product_id`;
    case "newest":
      return sql`found.created_at desc, product_id`;
    case "relevance":
      return sql`found.fit desc, ${STANDING} desc, product_id`;
  }
}

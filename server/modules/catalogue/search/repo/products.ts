import { type SQL, sql } from "drizzle-orm";
import type { VendorSort } from "@/contracts/catalogue/search/search";
import { weekdayOf } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import type { Db } from "@/server/db/client";
import { columnsOf, list, missesAtMostPrice } from "./facet-sql";
import { facetCounts, type FacetRow, onlyRow, priceFacet } from "./facets";
import {
  type Filter,
  met,
  misses,
  missesOne,
  productLevel,
  productPlace,
  saleAsks,
  vendorAsks,
  vendorMust,
  where,
} from "./filter";
import { fitOf } from "./fit";
import { comparable, joinProductSum, orderByPrice, priceAndBasis } from "./priced";
import { LIFT, type PageRow, type Paging } from "./vendors";

/** Returns the statement for the ids of a page of products, and their total. A test checks its plan. */
export function productPageStatement(filter: Filter, { sort, limit, offset, featured = [] }: Paging): SQL {
  const fit = sort === "relevance" ? productFit(filter) : sql`0`;
  return sql`
    with seller as materialized (
      select s.vendor_id, s.rating, s.rating_count,
        s.quality + case when s.vendor_id = any(${list(featured, "uuid[]")}) then ${LIFT} else 0 end as quality
      from search_vendor s
      ${where([...vendorMust(filter), ...met(vendorAsks(filter))])}
    ), found as materialized (
      select p.product_id, ${priceAndBasis(filter, "p")}, p.created_at, p.turn, seller.rating, seller.rating_count,
        ${STANDING} as standing, ${fit} as fit
      from search_product p join seller using (vendor_id) ${joinProductSum(filter)} ${where([...conditions(filter), ...met(saleAsks(filter))])}
    )
    select (select count(*) from found)::int as total, array(
      select product_id from found order by ${orderOf(filter, sort)} limit ${limit} offset ${offset}
    ) as ids`;
}

const columns = (of: "vendor" | "sale", table: string) =>
  sql.raw(
    columnsOf(of)
      .map((column) => `${table}.${column}`)
      .join(", "),
  );

/** Returns the statement for the counts of every facet. A test checks its plan. */
export function productFacetsStatement(filter: Filter): SQL {
  const { below } = filter;
  return sql`
    with seller as materialized (
      select * from (
        select s.vendor_id, ${columns("vendor", "s")}, ${misses(vendorAsks(filter))} as missed
        from search_vendor s ${where(vendorMust(filter))}
      ) each where ${missesOne(sql`missed`)}
    ), found as ${filter.words ? sql`materialized` : sql`not materialized`} (
      select p.vendor_id, ${priceAndBasis(filter, "p")}, ${columns("sale", "p")}, ${below ? productLevel(below.level) : sql`null::uuid`} as below,
        ${misses(saleAsks(filter))} as missed
      from search_product p ${joinProductSum(filter)} ${where(conditions(filter))}
    ), each as (
      select seller.*, shop.n from seller join (
        select vendor_id, count(*) filter (where missed = 0)::int as n from found group by vendor_id
      ) shop using (vendor_id)
    ), offer as (
      select found.below, found.price_cents, found.basis, ${columns("sale", "found")}, found.missed, count(*)::int as n
      from found join seller using (vendor_id) where ${MEETS_ALL}
      group by found.below, found.price_cents, found.basis, ${columns("sale", "found")}, found.missed
    ), cell as (
      select below, sum(n)::int as n from offer
      where missed = 0 and below = any(${list(below?.ids ?? [], "uuid[]")}) group by below
    ), ${priceFacet(sql`select price_cents, sum(n)::int as n from offer where ${missesAtMostPrice} and price_cents is not null ${comparable(filter)} group by price_cents`)}
    ${facetCounts(filter, sql`offer`)}`;
}

/** Returns a page of matching products. */
export const findProducts = (db: Db, filter: Filter, paging: Paging): Promise<PageRow> =>
  onlyRow<PageRow>(db, productPageStatement(filter, paging));

/** Returns the counts of every facet of products. */
export const countProductFacets = (db: Db, filter: Filter): Promise<FacetRow> =>
  onlyRow<FacetRow>(db, productFacetsStatement(filter));

/** Returns the number of matching products. */
export async function countProducts(db: Db, filter: Filter): Promise<number> {
  const query = filter.words?.query;
  const all = [...ownConditions(filter), ...met(saleAsks(filter))];
  const seller = [...vendorMust(filter), ...met(vendorAsks(filter))];
  if (seller.length > 0)
    all.push(sql`p.vendor_id in (select s.vendor_id from search_vendor s ${where(seller)})`);
  // A search by words alone is counted without reading the products.
  const rows =
    query && all.length === 0
      ? sql`(${matching(query)}) matching`
      : sql`search_product p ${joinProductSum(filter)} ${where([...all, ...wordConditions(filter)])}`;
  return (await onlyRow<{ n: number }>(db, sql`select count(*)::int as n from ${rows}`)).n;
}

/** Returns the conditions on every product `p`, whatever is counted. */
const conditions = (filter: Filter): SQL[] => [...wordConditions(filter), ...ownConditions(filter)];

/** Ids are looked up as an array, like those of vendors. */
const wordConditions = ({ words }: Filter): SQL[] =>
  words?.query ? [sql`p.product_id = any(array(${matching(words.query)}))`] : [];

function ownConditions({ place, date, days }: Filter): SQL[] {
  const all: SQL[] = [];
  if (place) all.push(productPlace(place));
  if (date !== null)
    all.push(sql`p.selling`, sql`not (${date}::date = any(p.off_days))`, opensOn(weekdayOf(date)));
  else if (days !== null) all.push(sql`p.selling`, opensOnAny(days));
  return all;
}

const opensOn = (weekday: number) => sql`not (${weekday}::smallint = any(p.closed_weekdays))`;

/** By weekday, because looking up each day would cost a subquery per product. */
function opensOnAny(days: readonly string[]): SQL {
  const either = Array.from(
    groupBy(days, weekdayOf),
    ([weekday, some]) => sql`${opensOn(weekday)} and not (${list(some, "date[]")} <@ p.off_days)`,
  );
  return either.length > 0 ? sql`(${sql.join(either, sql` or `)})` : sql`false`;
}

const matching = (query: string) => sql`select id from search_products_matching(${query}::tsquery) as id`;

const productFit = (filter: Filter): SQL =>
  fitOf(filter, {
    name: sql`p.name_words`,
    kind: sql`p.kind_words`,
    title: null,
    mentions: (query) => sql`p.product_id in (${matching(query)})`,
    isOf: (kinds) =>
      sql`p.level1_id = any(${kinds}) or p.level2_id = any(${kinds}) or p.level3_id = any(${kinds}) or p.type_id = any(${kinds})`,
  });

/**
 * Fails no filter. Not `= 0`, for which the planner expects so few rows that it loops over all sellers for each
 * product.
 */
const MEETS_ALL = sql`seller.missed < 1`;

const TENTH = sql.raw("0.1::float8");

/** A tenth of a star less for each further product of the same vendor, so that none fills the page. */
const STANDING = sql`seller.quality + case when p.featured then ${TENTH} else 0 end - ${TENTH} * least(p.turn, 20)`;

function orderOf(filter: Filter, sort: VendorSort): SQL {
  switch (sort) {
    case "rating":
      return sql`rating desc, rating_count desc, turn, product_id`;
    case "price-asc":
      return sql`${orderByPrice(filter, "asc")}, product_id`;
    case "price-desc":
      return sql`${orderByPrice(filter, "desc")}, product_id`;
    case "newest":
      return sql`created_at desc, product_id`;
    case "relevance":
      return sql`fit desc, standing desc, product_id`;
  }
}

import { type SQL, sql } from "drizzle-orm";
import type { VendorSort } from "@/contracts/catalogue/search/search";
import type { Db } from "@/server/db/client";
import { columnsOf, list, missesAtMostPrice } from "./facet-sql";
import { facetCounts, type FacetRow, onlyRow, priceFacet } from "./facets";
import {
  type Filter,
  met,
  misses,
  missesOne,
  saleAsks,
  vendorAsks,
  vendorLevel,
  vendorMust,
  vendorPlace,
  where,
} from "./filter";
import { fitOf } from "./fit";
import { comparable, joinVendorSum, orderByPrice, priceAndBasis } from "./priced";

export type Paging = {
  sort: VendorSort;
  limit: number;
  offset: number;
  /** The ids of all featured vendors, for lists by relevance. */
  featured?: readonly string[];
};

export type PageRow = {
  ids: string[];
  total: number;
  /** The vendors in featured places on any page. Missing for products. */
  featured?: string[];
};

/** Returns the statement for the ids of a page of vendors, and their total. A test checks its plan. */
export function vendorPageStatement(filter: Filter, paging: Paging): SQL {
  const fit = paging.sort === "relevance" ? vendorFit(filter) : sql`0`;
  return sql`
    with found as materialized (
      select s.vendor_id, ${priceAndBasis(filter, "s")}, s.rating, s.rating_count, s.quality, s.created_at, ${fit} as fit
      from search_vendor s ${joinVendorSum(filter)} ${where([...conditions(filter), ...met(asks(filter))])}
    )
    select (select count(*) from found)::int as total, ${pageOf(filter, paging)}`;
}

const FACTS = sql.raw(
  [...columnsOf("vendor"), ...columnsOf("sale")].map((column) => `s.${column}`).join(", "),
);

/** Returns the statement for the counts of every facet. A test checks its plan. */
export function vendorFacetsStatement(filter: Filter): SQL {
  const { below } = filter;
  return sql`
    with each as materialized (
      select * from (
        select ${FACTS}, ${priceAndBasis(filter, "s")}, ${below ? vendorLevel(below.level) : sql`'{}'::uuid[]`} as below, 1 as n, ${misses(asks(filter))} as missed
        from search_vendor s ${joinVendorSum(filter)} ${where(conditions(filter))}
      ) all_rows where ${missesOne(sql`missed`)}
    ), cell as (
      select id as below, count(*)::int as n from each, unnest(each.below) as id
      where missed = 0 and id = any(${list(below?.ids ?? [], "uuid[]")}) group by id
    ), ${priceFacet(sql`select price_cents, count(*)::int as n from each where ${missesAtMostPrice} and price_cents is not null ${comparable(filter)} group by price_cents`)}
    ${facetCounts(filter, sql`each`)}`;
}

/** Returns a page of matching vendors. */
export const findVendors = (db: Db, filter: Filter, paging: Paging): Promise<PageRow> =>
  onlyRow<PageRow>(db, vendorPageStatement(filter, paging));

/** Returns the counts of every facet of vendors. */
export const countVendorFacets = (db: Db, filter: Filter): Promise<FacetRow> =>
  onlyRow<FacetRow>(db, vendorFacetsStatement(filter));

/** Returns the number of matching vendors. */
export async function countVendors(db: Db, filter: Filter): Promise<number> {
  const all = [...conditions(filter), ...met(asks(filter))];
  const counted = sql`select count(*)::int as n from search_vendor s ${joinVendorSum(filter)} ${where(all)}`;
  return (await onlyRow<{ n: number }>(db, counted)).n;
}

/**
 * Returns the conditions on every vendor `s`, whatever is counted. Looks ids up as an array, because a hash join with a
 * function of unknown size would carry whole rows.
 */
function conditions(filter: Filter): SQL[] {
  const { words, place } = filter;
  const all = vendorMust(filter);
  if (words?.query) all.push(sql`s.vendor_id = any(array(${matching(words.query, words.certain)}))`);
  if (place) all.push(vendorPlace(place));
  return all;
}

const matching = (query: string, certain: string | null = null) =>
  sql`select id from search_vendors_matching(${query}::tsquery, ${certain}::tsquery) as id`;

const asks = (filter: Filter) => [...vendorAsks(filter), ...saleAsks(filter)];

const vendorFit = (filter: Filter): SQL =>
  fitOf(filter, {
    name: sql`s.name_words`,
    kind: sql`s.kind_words`,
    title: sql`s.title_words`,
    mentions: (query) => sql`s.vendor_id in (${matching(query)})`,
    isOf: (kinds) =>
      sql`s.level1_ids && ${kinds} or s.level2_ids && ${kinds} or s.level3_ids && ${kinds} or s.type_ids && ${kinds}`,
    shopIsOf: (kinds) => sql`s.level1_ids && ${kinds}`,
  });

/** The weight of a featured place, in stars. */
export const LIFT = sql.raw("0.2::float8");
/** The number of featured places in a list. */
const FEATURED_PLACES = sql.raw("3");

/**
 * Returns the ids of a page, and of the vendors in featured places on any page. Only when sorted by relevance are the
 * best few featured vendors lifted, among vendors that match the words equally well; all others rank normally.
 */
function pageOf(filter: Filter, { sort, limit, offset, featured = [] }: Paging): SQL {
  if (sort !== "relevance") {
    return sql`array(
      select vendor_id from found order by ${orderOf(filter, sort)} limit ${limit} offset ${offset}
    ) as ids, '{}'::uuid[] as featured`;
  }
  const isFeatured = sql`vendor_id = any(${list(featured, "uuid[]")})`;
  return sql`array(
      select vendor_id from found
      order by fit desc, quality + case when vendor_id = any(lifted.ids) then ${LIFT} else 0 end desc, vendor_id
      limit ${limit} offset ${offset}
    ) as ids, lifted.ids as featured
    from (select array(
      select vendor_id from found where ${isFeatured} order by fit desc, quality desc, vendor_id limit ${FEATURED_PLACES}
    ) as ids) lifted`;
}

/** The id makes every order stable across pages. */
function orderOf(filter: Filter, sort: Exclude<VendorSort, "relevance">): SQL {
  switch (sort) {
    case "rating":
      return sql`rating desc, rating_count desc, vendor_id`;
    case "price-asc":
      return sql`${orderByPrice(filter, "asc")}, vendor_id`;
    case "price-desc":
      return sql`${orderByPrice(filter, "desc")}, vendor_id`;
    case "newest":
      return sql`created_at desc, vendor_id`;
  }
}

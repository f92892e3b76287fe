import { type SQL, sql } from "drizzle-orm";
import type { VendorSort } from "@/contracts/catalogue/search";
import type { Db } from "@/server/db/client";
import type { FoundRow } from "./facets";
import { countedFrom, facetColumns, mealFacet, priceFacet } from "./facets";
import {
  type Filter,
  fitOf,
  list,
  mealMiss,
  missesOne,
  number,
  priceMiss,
  vendorLevel,
  vendorMisses,
  vendorMust,
  vendorPlace,
  where,
} from "./filter";

export type Paging = {
  sort: VendorSort;
  limit: number;
  offset: number;
  /** Ids of all featured vendors, for lists by relevance. */
  featured?: readonly string[];
};

const VENDOR_IDS = sql`(s.level1_ids || s.level2_ids || s.level3_ids || s.type_ids)`;

/** Returns the ids of a page of vendors and the counts of every facet in one statement. A test checks its plan. */
export function vendorSearchStatement(filter: Filter, paging: Paging): SQL {
  const { below } = filter;
  return sql`
    with fit as materialized (
      select * from (
        select s.vendor_id, s.district, s.price_cents, s.rating, s.rating_count, s.quality, s.halal, s.capacity_tables as tables,
          s.styles, s.ceremonies, s.languages, s.lunch, s.dinner, s.guests_min, s.guests_max, s.created_at, ${below ? vendorLevel(below.level) : sql`'{}'::uuid[]`} as below,
          ${fitOf(filter, { name: sql`s.name_words`, kind: sql`s.kind_words`, title: sql`s.title_words`, all: sql`s.words`, ids: VENDOR_IDS, shopIds: sql`s.level1_ids` })} as fit,
          ${allMisses(filter)} as missed
        from search_vendor s ${where(vendorConditions(filter))}
      ) each where ${missesOne(sql`missed`)}
    ), cell as (
      select id as below, count(*)::int as n from fit, unnest(fit.below) as id
      where missed = 0 and id = any(${list(below?.ids ?? [], "uuid[]")}) group by id
    ), ${priceFacet(sql`select price_cents, count(*)::int as n from fit where missed in (0, 2) and price_cents is not null group by price_cents`)},
    each as (select *, 1 as n from fit), ${mealFacet(sql`each`)}, ${rankedOf(paging)}
    select ${facetColumns(filter)},
      (select count(*) from fit where missed = 0)::int as total,
      ${pageOf(paging)}
    from ${countedFrom()}`;
}

export async function findVendors(db: Db, filter: Filter, paging: Paging): Promise<FoundRow> {
  const { rows } = await db.execute<FoundRow>(vendorSearchStatement(filter, paging));
  const [row] = rows;
  if (!row) throw new Error("a search answers one row");
  return row;
}

export async function countVendors(db: Db, filter: Filter): Promise<number> {
  const all = [...vendorConditions(filter), sql`${allMisses(filter)} = 0`];
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from search_vendor s ${where(all)}`,
  );
  return rows[0]?.n ?? 0;
}

const allMisses = (filter: Filter): SQL =>
  sql`${vendorMisses(filter)} + ${priceMiss(filter, sql`s.price_cents`)} + ${mealMiss(filter, "s")}`;

function vendorConditions(filter: Filter): SQL[] {
  const conditions = vendorMust(filter);
  if (filter.words?.query)
    conditions.push(
      sql`s.vendor_id in (select id from search_vendors_matching(${filter.words.query}::tsquery) as id)`,
    );
  if (filter.place) conditions.push(vendorPlace(filter.place));
  return conditions;
}

/** The part of `quality` that featured vendors are given (search_refresh_vendors). */
const LIFT = number(0.2);
/** Featured places in a list of results. */
const FEATURED_PLACES = 3;

/**
 * The ids of a page, and of the vendors in featured places on any page. By relevance only the best few featured vendors
 * are lifted, among vendors that fit the words equally well; the others stand by what they are.
 */
function pageOf({ sort, limit, offset }: Paging): SQL {
  if (sort !== "relevance") {
    return sql`array(
      select vendor_id from fit where missed = 0 order by ${orderOf(sort)} limit ${limit} offset ${offset}
    ) as ids, '{}'::uuid[] as featured`;
  }
  const places = sql.raw(String(FEATURED_PLACES));
  return sql`array(
      select vendor_id from ranked
      order by fit desc, quality - case when featured and turn > ${places} then ${LIFT} else 0 end desc, vendor_id
      limit ${limit} offset ${offset}
    ) as ids, array(select vendor_id from ranked where featured and turn <= ${places}) as featured`;
}

const rankedOf = ({ featured = [] }: Paging) => sql`ranked as (
  select *, row_number() over (partition by featured order by fit desc, quality desc, vendor_id) as turn from (
    select vendor_id, fit, quality, vendor_id = any(${list(featured, "uuid[]")}) as featured from fit where missed = 0
  ) each_fit
)`;

/** The id makes each order stable across pages. */
function orderOf(sort: Exclude<VendorSort, "relevance">): SQL {
  switch (sort) {
    case "rating":
      return sql`rating desc, rating_count desc, vendor_id`;
    case "price-asc":
      return sql`price_cents nulls last, vendor_id`;
    case "price-desc":
      return sql`price_cents desc nulls last, vendor_id`;
    case "newest":
      return sql`created_at desc, vendor_id`;
  }
}

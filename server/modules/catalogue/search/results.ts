import { type Page, toPage } from "@/contracts/envelope";
import {
  SEARCH_DEFAULTS,
  SEARCH_PAGE_SIZE,
  type SearchFacets,
  type SearchKind,
  type SearchList,
  type SearchResults,
  type SearchSpelling,
} from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { cached } from "@/server/core/cache";
import { type Db, getDb } from "@/server/db/client";
import { toFilter } from "./filter";
import { NO_FACETS, presentFacets } from "./present";
import type { PricedFor } from "./repo/day-price";
import type { FacetRow } from "./repo/facets";
import type { Filter } from "./repo/filter";
import type { PageRow, Paging } from "./repo/vendors";
import { noteMiss } from "./service-miss";
import { withSpokenFilters } from "./words/spoken";

export const KEEP_SECONDS = 60;

/** How results of a kind are found, counted and presented. */
export type Listing<Doc> = {
  kind: SearchKind;
  find: (db: Db, filter: Filter, paging: Paging) => Promise<PageRow>;
  facets: (db: Db, filter: Filter) => Promise<FacetRow>;
  count: (db: Db, filter: Filter) => Promise<number>;
  docsOf: (found: PageRow, wanted: PricedFor) => Promise<Doc[]>;
};

/** A page of results, and the query that found it. */
type Found<Doc> = { page: Page<Doc>; spelling: SearchSpelling; asked: VendorSearchQuery };

/** Returns a page of results. */
export async function resultsAlone<Doc>(
  query: VendorSearchQuery,
  listing: Listing<Doc>,
): Promise<SearchList<Doc>> {
  const { page, spelling } = await find(query, listing);
  return { ...page, facets: null, spelling, totals: null };
}

/**
 * Returns a page of results with the counts of every filter and the number of results of the other kind. The counts are
 * computed concurrently and cached for other pages and orders of the same search.
 */
export async function resultsWithCounts<Doc, Other>(
  query: VendorSearchQuery,
  listing: Listing<Doc>,
  others: Listing<Other>,
): Promise<SearchResults<Doc>> {
  const countsOf = (asked: VendorSearchQuery) =>
    Promise.all([facetsOf(asked, listing), totalOf(asked, others)]);
  const spoken = withSpokenFilters(query);
  const [{ page, spelling, asked }, likely] = await Promise.all([find(query, listing), countsOf(spoken)]);
  const [facets, total] = asked.tables === spoken.tables ? likely : await countsOf(asked);
  const totals = { vendors: total, products: total, [listing.kind]: page.totalDocs };
  return { ...page, facets, spelling, totals };
}

function find<Doc>(query: VendorSearchQuery, listing: Listing<Doc>): Promise<Found<Doc>> {
  return kept("list", { ...query, kind: listing.kind, view: "list" }, bytesOf, async (q) => {
    const spoken = withSpokenFilters(q);
    const found = await read(spoken, query.q, listing);
    // Photographers have no tables: "photo booth 100 pax" still means a photo booth.
    if (found.page.totalDocs > 0 || spoken.tables === q.tables) return found;
    const near = await read({ ...spoken, tables: q.tables }, query.q, listing);
    return {
      ...near,
      spelling: { ...near.spelling, instead: near.spelling.instead ?? spoken.q, near: true },
    };
  });
}

async function read<Doc>(
  asked: VendorSearchQuery,
  typed: string,
  { find, docsOf }: Listing<Doc>,
): Promise<Found<Doc>> {
  const { filter, instead, near, nothing } = await toFilter(asked);
  if ((near || nothing) && asked.page === 1) await noteMiss(asked.kind, typed, near ? instead : null);
  const limit = SEARCH_PAGE_SIZE;
  const offset = (asked.page - 1) * limit;
  const found = filter
    ? await find(await getDb(), filter, { sort: asked.sort, limit, offset })
    : { ids: [], total: 0 };
  const docs = await docsOf(found, {
    date: filter?.priced?.date || filter?.date || "",
    meal: filter?.meal ?? "",
  });
  return {
    page: toPage(docs, found.total, { page: asked.page, limit }),
    spelling: { typed, instead, near },
    asked,
  };
}

function facetsOf<Doc>(asked: VendorSearchQuery, { kind, facets }: Listing<Doc>): Promise<SearchFacets> {
  return kept(
    "facets",
    everyPage(asked, kind),
    () => FACET_BYTES,
    async (q) => {
      const { filter, below } = await toFilter(q);
      if (!filter) return NO_FACETS;
      return presentFacets(await facets(await getDb(), filter), below, filter.priced?.unit ?? null);
    },
  );
}

/** Words are interpreted for what is listed, so the two kinds may be interpreted differently. */
function totalOf<Doc>(asked: VendorSearchQuery, { kind, count }: Listing<Doc>): Promise<number> {
  return kept(
    "total",
    everyPage(asked, kind),
    () => TOTAL_BYTES,
    async (q) => {
      const { filter } = await toFilter(q);
      return filter ? count(await getDb(), filter) : 0;
    },
  );
}

/** Counts depend on neither page nor order. */
const everyPage = (query: VendorSearchQuery, kind: SearchKind): VendorSearchQuery => ({
  ...query,
  kind,
  view: "list",
  page: SEARCH_DEFAULTS.page,
  sort: SEARCH_DEFAULTS.sort,
});

/** Approximate sizes in memory. */
const FACET_BYTES = 4_000;
const TOTAL_BYTES = 500;
const bytesOf = ({ page }: Found<unknown>) => 1_000 + page.docs.length * 1_000;

/** Shares a cache entry among searches that differ only in case and spaces. */
export function kept<T>(
  name: string,
  query: VendorSearchQuery,
  sizeOf: (value: T) => number,
  load: (query: VendorSearchQuery) => Promise<T>,
): Promise<T> {
  const asked = { ...query, q: query.q.toLowerCase().replace(/\s+/g, " ") };
  return cached(`search:${name}:${JSON.stringify(asked)}`, KEEP_SECONDS, () => load(asked), sizeOf);
}

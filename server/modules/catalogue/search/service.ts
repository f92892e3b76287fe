import { toPage } from "@/contracts/envelope";
import {
  MAX_PINS,
  type ProductResults,
  SEARCH_PAGE_SIZE,
  type SearchPins,
  type SearchResults,
  type VendorHit,
  type VendorResults,
} from "@/contracts/catalogue/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { cached } from "@/server/core/cache";
import { type Db, getDb } from "@/server/db/client";
import { vendorCards } from "@/server/modules/catalogue/vendor/public";
import { toFilter } from "./filter";
import { withSpokenFilters } from "./words/spoken";
import { NO_FACETS, presentFacets } from "./present";
import { presentHit, presentPin } from "./present-hit";
import type { FoundRow } from "./repo/facets";
import type { Filter } from "./repo/filter";
import { findFeatured, findHits, findPictures, findPins } from "./repo/hits";
import { countProducts, findProducts } from "./repo/products";
import { countVendors, findVendors, type Paging } from "./repo/vendors";

const KEEP_SECONDS = 60;

/**
 * GET /public/vendor-search: approved vendors that fit, a page of them, with live counts of every filter. An unknown
 * category and a day that is over fit nobody.
 *
 * How results are put in order by relevance:
 * 1. Your words. Each counts most where it stands in the vendor's name, then in its categories, product types and
 *    styles, then in the titles of what it sells, and least in its descriptions. All your words in a row count more, and
 *    so does a category or product type that is the thing they name.
 * 2. Among those that fit your words equally well, the rating: every vendor is counted as if it also had five reviews of
 *    four stars, so that one happy review does not stand above a hundred. Up to a quarter of a star is added for orders
 *    completed through us, the whole of it from a hundred on.
 * 3. The best three featured vendors of a list, which are labelled, count as two tenths of a star more. No more than
 *    that can be bought, and no other featured vendor gains by it.
 */
export function searchVendors(query: VendorSearchQuery): Promise<VendorResults> {
  return search(query, "vendors", findVendors, countProducts, ({ ids, featured = [] }) =>
    vendorHits(ids, featured),
  );
}

/**
 * GET /public/product-search: matching products on sale, ranked like vendors, with the title in place of the name and
 * the vendor's rating; a featured product counts as a tenth of a star more, and each further product of a vendor as a
 * tenth of a star less, so that none fills the page.
 */
export function searchProducts(query: VendorSearchQuery): Promise<ProductResults> {
  return search(query, "products", findProducts, countVendors, async ({ ids }) => {
    if (ids.length === 0) return [];
    const hits = (await findHits(await getDb(), ids)).map(presentHit);
    return inOrder(hits, ids);
  });
}

/** GET /public/search/map: the places of matching vendors, the most relevant when there are too many. */
export function searchPins(query: VendorSearchQuery): Promise<SearchPins> {
  return kept("map", { ...query, kind: "vendors", page: 1, view: "map" }, async (q) => {
    const { filter } = await toFilter(withSpokenFilters(q));
    if (!filter) return { docs: [], total: 0 };
    const db = await getDb();
    const found = await findVendors(db, filter, { sort: q.sort, limit: MAX_PINS, offset: 0 });
    const pins = found.ids.length > 0 ? (await findPins(db, found.ids)).map(presentPin) : [];
    return { docs: inOrder(pins, found.ids), total: found.total };
  });
}

function search<Doc>(
  query: VendorSearchQuery,
  kind: "vendors" | "products",
  find: (db: Db, filter: Filter, paging: Paging) => Promise<FoundRow>,
  countOthers: (db: Db, filter: Filter) => Promise<number>,
  docsOf: (found: FoundRow) => Promise<Doc[]>,
): Promise<SearchResults<Doc>> {
  const read = async (q: VendorSearchQuery): Promise<SearchResults<Doc>> => {
    const paging = { page: q.page, limit: SEARCH_PAGE_SIZE };
    const other = kind === "vendors" ? "products" : "vendors";
    const db = await getDb();
    // Words are read for what is listed, so the other list may be of another reading.
    const othersOf = async () => {
      const { filter } = await toFilter({ ...q, kind: other });
      return filter ? countOthers(db, filter) : 0;
    };
    const [{ filter, below, instead, near }, others] = await Promise.all([toFilter(q), othersOf()]);
    const spelling = { typed: query.q, instead, near };
    if (!filter) {
      const totals = { vendors: 0, products: 0, [other]: others };
      return { ...toPage([], 0, paging), facets: NO_FACETS, spelling, totals };
    }
    const offset = (paging.page - 1) * paging.limit;
    const found = await find(db, filter, {
      sort: q.sort,
      limit: paging.limit,
      offset,
      featured: await featuredIds(),
    });
    return {
      ...toPage(await docsOf(found), found.total, paging),
      facets: presentFacets(found, below),
      spelling,
      totals:
        kind === "vendors"
          ? { vendors: found.total, products: others }
          : { vendors: others, products: found.total },
    };
  };
  return kept(kind, { ...query, kind, view: "list" }, async (q) => {
    const spoken = withSpokenFilters(q);
    const answer = await read(spoken);
    // Photographers seat nobody: "photo booth 100 pax" still means a photo booth.
    if (answer.totalDocs > 0 || spoken.tables === q.tables) return answer;
    const near = await read({ ...spoken, tables: q.tables });
    return {
      ...near,
      spelling: { ...near.spelling, instead: near.spelling.instead ?? spoken.q, near: true },
    };
  });
}

const featuredIds = () =>
  cached(
    "search-featured",
    KEEP_SECONDS,
    async () => findFeatured(await getDb()),
    (ids) => ids.length * 40,
  );

async function vendorHits(ids: readonly string[], featured: readonly string[]): Promise<VendorHit[]> {
  const [cards, pictures] = await Promise.all([
    vendorCards(ids),
    getDb().then((db) => findPictures(db, ids)),
  ]);
  return cards.map((card) => ({
    ...card,
    featured: featured.includes(card.id),
    pictures: pictures.get(card.id) ?? [],
  }));
}

/** Shares one cache entry among searches that differ in case and spaces only. */
function kept<T extends { docs: readonly unknown[] }>(
  name: string,
  query: VendorSearchQuery,
  load: (query: VendorSearchQuery) => Promise<T>,
): Promise<T> {
  const q = query.q.toLowerCase().replace(/\s+/g, " ");
  const asked = { ...query, q };
  return cached(`search:${name}:${JSON.stringify(asked)}`, KEEP_SECONDS, () => load(asked), bytesOf);
}

/** The approximate size of a result in memory. */
const bytesOf = ({ docs }: { docs: readonly unknown[] }) => 4_000 + docs.length * 1_000;

function inOrder<T extends { id: string }>(rows: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

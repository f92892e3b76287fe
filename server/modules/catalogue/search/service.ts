import {
  MAX_PINS,
  type ProductHit,
  type ProductList,
  type ProductResults,
  type SearchPins,
  type VendorHit,
  type VendorList,
  type VendorResults,
} from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { toDollars } from "@/lib/money";
import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { vendorCards } from "@/server/modules/catalogue/vendor/public";
import { toFilter } from "./filter";
import { presentHit, presentPin } from "./present-hit";
import type { PricedFor } from "./repo/day-price";
import { findFeatured, findHits, findPictures, findPins } from "./repo/hits";
import { type DayRow, vendorDayPrices, vendorSums } from "./repo/priced";
import { countProductFacets, countProducts, findProducts } from "./repo/products";
import { countVendorFacets, countVendors, findVendors } from "./repo/vendors";
import { KEEP_SECONDS, kept, type Listing, resultsAlone, resultsWithCounts } from "./results";
import { withSpokenFilters } from "./words/spoken";

const VENDORS: Listing<VendorHit> = {
  kind: "vendors",
  find: async (db, filter, paging) => findVendors(db, filter, { ...paging, featured: await featuredIds() }),
  facets: countVendorFacets,
  count: countVendors,
  docsOf: ({ ids, featured = [] }, wanted) => vendorHits(ids, featured, wanted),
};

const PRODUCTS: Listing<ProductHit> = {
  kind: "products",
  find: async (db, filter, paging) => findProducts(db, filter, { ...paging, featured: await featuredIds() }),
  facets: countProductFacets,
  count: countProducts,
  docsOf: async ({ ids }, wanted) => {
    if (ids.length === 0) return [];
    const rows = await findHits(await getDb(), ids);
    return inOrder(
      rows.map((row) => presentHit(row, wanted)),
      ids,
    );
  },
};

/**
 * GET /public/vendor-search: a page of matching approved vendors, with live counts of every filter. An unknown category
 * or a day before tomorrow matches nobody.
 *
 * How results are ordered by relevance:
 * 1. Your words. Each counts most in the vendor's name, then in its categories, product types and styles, then in the
 *    titles of what it sells, and least in its descriptions. All your words in sequence count more, and so does a
 *    category or product type with that name.
 * 2. Among those that match your words equally well, the rating: every vendor is rated as if it also had five reviews
 *    of four stars, so that one happy review does not outrank a hundred. Up to a quarter of a star is added for orders
 *    completed through us, all of it from a hundred orders on.
 * 3. The best three featured vendors of a list, which are labelled, get another two tenths of a star. No more than that
 *    can be bought, and other featured vendors gain nothing.
 */
export const searchVendors = (query: VendorSearchQuery): Promise<VendorResults> =>
  resultsWithCounts(query, VENDORS, PRODUCTS);

/** GET /public/vendor-search?facets=false: the same results without counts. */
export const listVendors = (query: VendorSearchQuery): Promise<VendorList> => resultsAlone(query, VENDORS);

/**
 * GET /public/product-search: matching products on sale, ranked like vendors, with the title in place of the name and
 * the vendor's rating; a featured product counts as a tenth of a star more, and each further product of a vendor as a
 * tenth of a star less, so that none fills the page.
 */
export const searchProducts = (query: VendorSearchQuery): Promise<ProductResults> =>
  resultsWithCounts(query, PRODUCTS, VENDORS);

/** GET /public/product-search?facets=false: the same results without counts. */
export const listProducts = (query: VendorSearchQuery): Promise<ProductList> => resultsAlone(query, PRODUCTS);

/** GET /public/search/map: pins of the matching vendors, only the most relevant when there are too many. */
export function searchPins(query: VendorSearchQuery): Promise<SearchPins> {
  return kept("map", { ...query, kind: "vendors", page: 1, view: "map" }, bytesOf, async (q) => {
    const { filter } = await toFilter(withSpokenFilters(q));
    if (!filter) return { docs: [], total: 0 };
    const db = await getDb();
    const found = await findVendors(db, filter, { sort: q.sort, limit: MAX_PINS, offset: 0 });
    const { priced, meal } = filter;
    const [rows, sums, days] = await Promise.all([
      found.ids.length > 0 ? findPins(db, found.ids) : [],
      priced ? vendorSums(db, { priced, meal }, found.ids) : [],
      pricesFor({ date: filter.date ?? "", meal }, found.ids),
    ]);
    const sumOf = new Map(sums.map((sum) => [sum.id, sum]));
    const pins = rows.map((row) => ({
      ...presentPin(row, priced, sumOf.get(row.id)),
      ...fromOn(days.get(row.id)),
    }));
    return { docs: inOrder(pins, found.ids), total: found.total };
  });
}

const featuredIds = () =>
  cached(
    "search-featured",
    KEEP_SECONDS,
    async () => findFeatured(await getDb()),
    (ids) => ids.length * 40,
  );

/** Empty when prices are for no day and no meal in particular. */
async function pricesFor(wanted: PricedFor, ids: readonly string[]): Promise<Map<string, DayRow>> {
  const rows = wanted.date || wanted.meal ? await vendorDayPrices(await getDb(), wanted, ids) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Puts the lowest price for the day and meal in place of the usual one. */
const fromOn = (day: DayRow | undefined) =>
  day ? { priceFrom: toDollars(Number(day.cents)), priceMetric: day.metric } : {};

async function vendorHits(
  ids: readonly string[],
  featured: readonly string[],
  wanted: PricedFor,
): Promise<VendorHit[]> {
  const [cards, pictures, days] = await Promise.all([
    vendorCards(ids),
    getDb().then((db) => findPictures(db, ids)),
    pricesFor(wanted, ids),
  ]);
  return cards.map((card) => ({
    ...card,
    ...fromOn(days.get(card.id)),
    priceDay: days.has(card.id) ? wanted.date || null : null,
    featured: featured.includes(card.id),
    pictures: pictures.get(card.id) ?? [],
  }));
}

const bytesOf = ({ docs }: SearchPins) => 1_000 + docs.length * 500;

function inOrder<T extends { id: string }>(rows: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

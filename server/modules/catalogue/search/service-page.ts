import type { AddressQuery, AuspiciousDay, SearchKind } from "@/contracts/catalogue/search/search";
import {
  activeFilters,
  type ChosenCategory,
  type Found,
  type Loosened,
} from "@/contracts/catalogue/search/search-filters";
import {
  readVendorSearch,
  searchComplaints,
  type VendorSearchQuery,
} from "@/contracts/catalogue/search/search.schema";
import { isAuspicious } from "@/lib/singapore-days/almanac";
import { dayLine } from "@/lib/singapore-days/day-notes";
import { findBySlug } from "@/server/modules/catalogue/category/public";
import { comingDays, wishesDays } from "./service-days";
import { listProducts, listVendors, searchProducts, searchVendors } from "./service";
import { withSpokenFilters } from "./words/spoken";

/** A search with the parameters of `/vendor`. */
export type Asked = { search: VendorSearchQuery; category: ChosenCategory | null };

export type SearchPage = Asked & {
  found: Found;
  /** How to fix the fields that were ignored. */
  complaints: string[];
  /** The tables or guests that were ignored because no matching result hosts any: `30 tables`. */
  tooMany: string | null;
  /** The upcoming weekend days that match, when the search asks for auspicious ones or avoids some. */
  days: AuspiciousDay[];
  /** True when the day is not auspicious as requested. */
  inauspicious: boolean;
  /** True when it is excluded only because it falls in the seventh lunar month. */
  inSeventhMonth: boolean;
  /** The reason why the search avoids the day, such as `Eve of National Day`; "" when it doesn't. */
  avoided: string;
  /** When nothing matches: filters whose removal would give results. */
  loosened: Loosened[];
};

/**
 * Reads the address of `/vendor`: turns filters named in the words into filters, ignores an unknown category, swaps
 * prices given the wrong way round, and offers the map for vendors only.
 */
export async function readSearchPage(address: AddressQuery): Promise<Asked> {
  const search = withSpokenFilters(readVendorSearch(address));
  const category = search.category ? await findBySlug(search.category) : null;
  const [low, high] = [search.priceMin, search.priceMax];
  const swapped = low !== undefined && high !== undefined && low > high;
  return {
    search: {
      ...search,
      ...(search.kind === "products" ? { view: "list" as const } : {}),
      ...(swapped ? { priceMin: high, priceMax: low } : {}),
      category: category?.slug ?? "",
    },
    category,
  };
}

/** Returns the content of `/vendor` at an address. */
export async function searchPage(address: AddressQuery): Promise<SearchPage> {
  const given = await readSearchPage(address);
  const { found, tooMany } = await findForSize(given.search);
  const search = tooMany === null ? given.search : withoutSize(given.search);
  const asked = { search, category: given.category };
  const { date, auspicious } = search;
  const inauspicious = auspicious && date !== "" && !isAuspicious(date, search);
  return {
    ...asked,
    found,
    complaints: [...searchComplaints(address), ...(await unknownCategory(address))],
    tooMany,
    days: wishesDays(search) ? comingDays(search) : [],
    inauspicious,
    inSeventhMonth: inauspicious && isAuspicious(date, { seventhMonth: true }),
    avoided: avoidedOn(search),
    loosened: found.results.totalDocs === 0 ? await loosen(asked, found.kind) : [],
  };
}

function avoidedOn({ date, avoid }: VendorSearchQuery): string {
  const kinds: readonly string[] = avoid;
  return date ? dayLine(date, ({ kind }) => kinds.includes(kind)) : "";
}

const withoutSize = (search: VendorSearchQuery): VendorSearchQuery => ({
  ...search,
  tables: undefined,
  guests: undefined,
});

async function unknownCategory(address: AddressQuery): Promise<string[]> {
  const { category } = readVendorSearch(address);
  return category && !(await findBySlug(category)) ? [`We have no category “${category}”`] : [];
}

async function find(search: VendorSearchQuery): Promise<Found> {
  return search.kind === "products"
    ? { kind: "products", results: await searchProducts(search) }
    : { kind: "vendors", results: await searchVendors(search) };
}

/** A page past the end shows the last page. */
async function findPage(search: VendorSearchQuery): Promise<Found> {
  const found = await find(search);
  const { totalPages } = found.results;
  return search.page > totalPages ? find({ ...search, page: totalPages }) : found;
}

/**
 * Photographers have no tables: if no result has room for tables or guests at all, the search is repeated without them,
 * and `tooMany` says what was ignored.
 */
async function findForSize(search: VendorSearchQuery): Promise<Pick<SearchPage, "found" | "tooMany">> {
  const found = await findPage(search);
  const { totalDocs, facets } = found.results;
  const { tables, guests } = search;
  const some = [...(tables ? facets.tables : []), ...(guests ? facets.guests : [])];
  if ((!tables && !guests) || totalDocs > 0 || some.some(({ count }) => count > 0)) {
    return { found, tooMany: null };
  }
  const wider = await findPage(withoutSize(search));
  if (wider.results.totalDocs === 0) return { found, tooMany: null };
  const sizes = [
    tables && `${tables} ${tables === 1 ? "table" : "tables"}`,
    guests && `${guests} ${guests === 1 ? "guest" : "guests"}`,
  ];
  return { found: wider, tooMany: sizes.filter(Boolean).join(" or ") };
}

const MOST_LOOSENED = 6;

/** Returns the number of results without each of the filters. */
async function loosen({ search, category }: Asked, kind: SearchKind): Promise<Loosened[]> {
  const filters = activeFilters(search, category).slice(0, MOST_LOOSENED);
  // With a single filter, dropping it is the only choice.
  if (filters.length < 2) return [];
  const list = kind === "products" ? listProducts : listVendors;
  return Promise.all(
    filters.map(async (filter) => {
      const { totalDocs } = await list({ ...search, page: 1, ...filter.without });
      return { filter, count: totalDocs };
    }),
  );
}

import type { Metadata } from "next";
import { titleOf } from "@/components/catalogue/search/query/chosen-category";
import { ResultsMap } from "@/components/catalogue/search/map/results-map";
import type { Loosened } from "@/components/catalogue/search/results/no-results";
import { activeFilters } from "@/components/catalogue/search/query/search-steps";
import {
  type Found,
  VendorSearchView,
  type VendorSearchProps,
} from "@/components/catalogue/search/vendor-search-view";
import type { AddressQuery } from "@/contracts/catalogue/search";
import {
  readVendorSearch,
  searchComplaints,
  type VendorSearchQuery,
} from "@/contracts/catalogue/search.schema";
import { vendorSearchHref } from "@/contracts/catalogue/search-address";
import { pageMetadata } from "@/lib/page/page-metadata";
import { categoryTree, findBySlug } from "@/server/modules/catalogue/category/public";
import {
  comingAuspicious,
  isAuspicious,
  listProducts,
  listVendors,
  searchPins,
  searchProducts,
  searchVendors,
  withSpokenFilters,
} from "@/server/modules/catalogue/search/public";

type Props = { searchParams: Promise<AddressQuery> };
type Asked = Pick<VendorSearchProps, "search" | "category">;

/**
 * Search engines may list categories and their pages. Other filters point to the same page; text queries are not
 * listed.
 */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search, category } = await read(await searchParams);
  const [canonical = "/vendor"] = vendorSearchHref({ category: search.category, page: search.page }).split(
    "#",
  );
  const description = `Compare ${category?.name ?? "wedding vendors"} in Singapore by rating, area, free dates and all-in price, and book online.`;
  return pageMetadata(canonical, titleOf(search, category), description, {
    picture: category ? `category/${category.slug}` : "page/vendor",
    index: !search.q,
  });
}

export default async function VendorSearchPage({ searchParams }: Props) {
  const [address, given, tree] = await Promise.all([searchParams, searchParams.then(read), categoryTree()]);
  const { found, tooMany } = await findForSize(given.search);
  const asked =
    tooMany === null
      ? given
      : { ...given, search: { ...given.search, tables: undefined, guests: undefined } };
  const { search } = asked;
  const pins = search.view === "map" ? await searchPins(search) : null;
  const loosened = found.results.totalDocs === 0 ? await loosen(asked, found) : [];
  const map = pins && <ResultsMap pins={pins} search={search} />;
  const complaints = [...searchComplaints(address), ...(await unknownCategory(address))];
  const auspicious = search.auspicious ? comingAuspicious(search) : [];
  const inauspicious = search.auspicious && search.date !== "" && !isAuspicious(search.date, search);
  return (
    <VendorSearchView
      {...asked}
      tree={tree}
      found={found}
      complaints={complaints}
      tooMany={tooMany}
      auspicious={auspicious}
      inauspicious={inauspicious}
      inSeventhMonth={inauspicious && isAuspicious(search.date, { seventhMonth: true })}
      loosened={loosened}
      map={map}
    />
  );
}

/** Shows the filters that the words name, ignores an unknown category, swaps prices given the wrong way round, and offers the map for vendors only. */
async function read(address: AddressQuery): Promise<Asked> {
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

async function unknownCategory(address: AddressQuery): Promise<string[]> {
  const { category } = readVendorSearch(address);
  return category && !(await findBySlug(category)) ? [`We have no category “${category}”`] : [];
}

async function find(search: VendorSearchQuery): Promise<Found> {
  return search.kind === "products"
    ? { kind: "products", results: await searchProducts(search) }
    : { kind: "vendors", results: await searchVendors(search) };
}

/**
 * Photographers seat nobody: where no result has room for tables or guests at all, the search is made without them.
 * `tooMany` then says what was left out.
 */
async function findForSize(search: VendorSearchQuery): Promise<{ found: Found; tooMany: string | null }> {
  const found = await findPage(search);
  const { totalDocs, facets } = found.results;
  const { tables, guests } = search;
  const some = [...(tables ? facets.tables : []), ...(guests ? facets.guests : [])];
  if ((!tables && !guests) || totalDocs > 0 || some.some(({ count }) => count > 0))
    return { found, tooMany: null };
  const wider = await findPage({ ...search, tables: undefined, guests: undefined });
  const sizes = [
    tables && `${tables} ${tables === 1 ? "table" : "tables"}`,
    guests && `${guests} ${guests === 1 ? "guest" : "guests"}`,
  ].filter(Boolean);
  return wider.results.totalDocs > 0
    ? { found: wider, tooMany: sizes.join(" or ") }
    : { found, tooMany: null };
}

/** A page past the end shows the last one. */
async function findPage(search: VendorSearchQuery): Promise<Found> {
  const found = await find(search);
  const { totalPages } = found.results;
  return search.page > totalPages ? find({ ...search, page: totalPages }) : found;
}

const MOST_LOOSENED = 6;

/** Returns the number of results with each one of the filters dropped. */
function loosen({ search, category }: Asked, { results }: Found): Promise<Loosened[]> {
  const filters = activeFilters(search, category, results.facets).slice(0, MOST_LOOSENED);
  // With a single filter, dropping it is the only choice.
  if (filters.length < 2) return Promise.resolve([]);
  return Promise.all(
    filters.map(async (filter) => {
      const list = search.kind === "products" ? listProducts : listVendors;
      const { totalDocs } = await list({ ...search, page: 1, ...filter.without });
      return { filter, count: totalDocs };
    }),
  );
}

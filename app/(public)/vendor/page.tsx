import type { Metadata } from "next";
import { titleOf } from "@/components/search/chosen-category";
import { ResultsMap } from "@/components/search/map/results-map";
import type { Loosened } from "@/components/search/no-results";
import { activeFilters } from "@/components/search/search-steps";
import { type Found, VendorSearchView, type VendorSearchProps } from "@/components/search/vendor-search-view";
import {
  type AddressQuery,
  readVendorSearch,
  vendorSearchHref,
  type VendorSearchQuery,
} from "@/contracts/search";
import { pageMetadata } from "@/lib/page-metadata";
import { categoryTree, findBySlug } from "@/server/modules/category/service";
import { searchPins, searchProducts, searchVendors } from "@/server/modules/search/service";

type Props = { searchParams: Promise<AddressQuery> };
type Asked = Pick<VendorSearchProps, "search" | "category">;

/** Categories and their pages are for search engines to list; other filters are the same page, words none at all. */
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
  const [asked, tree] = await Promise.all([searchParams.then(read), categoryTree()]);
  const { search } = asked;
  const [found, pins] = await Promise.all([
    findPage(search),
    search.view === "map" ? searchPins(search) : null,
  ]);
  const loosened = found.results.totalDocs === 0 ? await loosen(asked, found) : [];
  const map = pins && <ResultsMap pins={pins} search={search} />;
  return <VendorSearchView {...asked} {...{ tree, found, loosened, map }} />;
}

/** A category that does not exist counts as none given; prices may stand the wrong way round; only vendors have a map. */
async function read(address: AddressQuery): Promise<Asked> {
  const search = readVendorSearch(address);
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

async function find(search: VendorSearchQuery): Promise<Found> {
  return search.kind === "products"
    ? { kind: "products", results: await searchProducts(search) }
    : { kind: "vendors", results: await searchVendors(search) };
}

/** A page past the last shows the last. */
async function findPage(search: VendorSearchQuery): Promise<Found> {
  const found = await find(search);
  const { totalPages } = found.results;
  return search.page > totalPages ? find({ ...search, page: totalPages }) : found;
}

const MOST_LOOSENED = 6;

/** What would be found with one filter less. */
function loosen({ search, category }: Asked, { results }: Found): Promise<Loosened[]> {
  const filters = activeFilters(search, category, results.facets).slice(0, MOST_LOOSENED);
  // With a single filter, that is all there is.
  if (filters.length < 2) return Promise.resolve([]);
  return Promise.all(
    filters.map(async (filter) => {
      const found = await find({ ...search, page: 1, ...filter.without });
      return { filter, count: found.results.totalDocs };
    }),
  );
}

import type { Metadata } from "next";
import { headingOf } from "@/components/search/chosen-category";
import { VendorSearchView, type VendorSearchProps } from "@/components/search/vendor-search-view";
import { type AddressQuery, readVendorSearch, vendorSearchHref } from "@/contracts/search";
import { readEnv } from "@/lib/env";
import { categoryTree, findBySlug } from "@/server/modules/category/service";
import { searchVendors } from "@/server/modules/search/service";

type Props = { searchParams: Promise<AddressQuery> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search, category } = await read(await searchParams);
  const [canonical = "/vendor"] = vendorSearchHref({ category: search.category, page: search.page }).split(
    "#",
  );
  return {
    metadataBase: new URL(readEnv().appOrigin),
    title: headingOf(search, category),
    description: `Compare ${category?.name.toLowerCase() ?? "wedding vendors"} in Singapore by rating and all-in price, and book online.`,
    alternates: { canonical },
    ...(search.q ? { robots: { index: false } } : {}),
  };
}

export default async function VendorSearchPage({ searchParams }: Props) {
  const [{ search, category }, tree] = await Promise.all([searchParams.then(read), categoryTree()]);
  return (
    <VendorSearchView search={search} category={category} tree={tree} results={await resultsOf(search)} />
  );
}

/** A category that does not exist counts as none given. */
async function read(address: AddressQuery): Promise<Pick<VendorSearchProps, "search" | "category">> {
  const search = readVendorSearch(address);
  const category = search.category ? await findBySlug(search.category) : null;
  return { search: { ...search, category: category?.slug ?? "" }, category };
}

/** A page past the last shows the last. */
async function resultsOf(search: VendorSearchProps["search"]): Promise<VendorSearchProps["results"]> {
  const results = await searchVendors(search);
  return search.page > results.totalPages ? searchVendors({ ...search, page: results.totalPages }) : results;
}

import type { Metadata } from "next";
import { titleOf } from "@/components/catalogue/search/query/chosen-category";
import { ResultsMap } from "@/components/catalogue/search/map/results-map";
import { VendorSearchView } from "@/components/catalogue/search/vendor-search-view";
import { HomeStrip } from "@/components/planning/wedding/strip/home-strip";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { vendorSearchHref, vendorSearchParams } from "@/contracts/catalogue/search/search-address";
import { pageMetadata } from "@/lib/page/page-metadata";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { readSearchPage, searchPage, searchPins } from "@/server/modules/catalogue/search/public";
import { t, td } from "@/lib/words/t";

type Props = { searchParams: Promise<AddressQuery> };

/**
 * Search engines may list categories and their pages. Other filters point to the same page; text queries are not
 * listed.
 */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search, category } = await readSearchPage(await searchParams);
  const [canonical = ""] = vendorSearchHref({ category: search.category, page: search.page }).split("#");
  const description = t(
    "Compare {vendors} in Singapore by rating, area, free dates and all-in price, and book online.",
    { vendors: category ? td(category.name) : t("wedding vendors") },
  );
  return pageMetadata(canonical, titleOf(search, category), description, {
    picture: category ? `category/${category.slug}` : "page/vendor",
    index: !search.q,
  });
}

export default async function VendorSearchPage({ searchParams }: Props) {
  const [page, tree] = await Promise.all([searchParams.then(searchPage), categoryTree()]);
  const { search } = page;
  const pins = search.view === "map" ? await searchPins(search) : null;
  const isPlain = vendorSearchParams(search).size === 0;
  return (
    <VendorSearchView
      {...page}
      tree={tree}
      own={isPlain ? <HomeStrip /> : null}
      map={pins && <ResultsMap pins={pins} search={search} />}
    />
  );
}

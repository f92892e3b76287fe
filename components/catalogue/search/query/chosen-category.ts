import type { ChosenCategory } from "@/contracts/catalogue/search/search-filters";
import type { SearchKind } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";

type Chosen = Pick<VendorSearchQuery, "q" | "kind">;

const ALL: Record<SearchKind, string> = {
  vendors: "Wedding vendors in Singapore",
  products: "Wedding packages and products in Singapore",
};

/** Returns the page's heading. */
export function headingOf({ q, kind }: Chosen, category: ChosenCategory | null): string {
  if (q && category) return `“${q}” in ${category.name}`;
  if (q) return `Results for “${q}”`;
  return category ? `${category.name} in Singapore` : ALL[kind];
}

const SPEAKS_OF_WEDDINGS = /wedding|brid(al|e)|solemni|marriage|engagement/i;

/** Returns the page's title, which must mention weddings because lists of pages give no context. */
export function titleOf(chosen: Chosen, category: ChosenCategory | null): string {
  if (chosen.q || !category || SPEAKS_OF_WEDDINGS.test(category.name)) return headingOf(chosen, category);
  return `${category.name} for weddings in Singapore`;
}

import type { ChosenCategory } from "@/contracts/catalogue/search/search-filters";
import type { SearchKind } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { t, td } from "@/lib/words/t";

type Chosen = Pick<VendorSearchQuery, "q" | "kind">;

const ALL: Record<SearchKind, string> = {
  vendors: "Wedding vendors in Singapore",
  products: "Wedding packages and products in Singapore",
};

/** Returns the page's heading. */
export function headingOf({ q, kind }: Chosen, category: ChosenCategory | null): string {
  if (q && category) return t("“{q}” in {name}", { q, name: td(category.name) });
  if (q) return t("Results for “{q}”", { q });
  return category ? t("{name} in Singapore", { name: td(category.name) }) : td(ALL[kind]);
}

const SPEAKS_OF_WEDDINGS = /wedding|brid(al|e)|solemni|marriage|engagement/i;

/** Returns the page's title, which must mention weddings because lists of pages give no context. */
export function titleOf(chosen: Chosen, category: ChosenCategory | null): string {
  if (chosen.q || !category || SPEAKS_OF_WEDDINGS.test(category.name)) return headingOf(chosen, category);
  return t("{name} for weddings in Singapore", { name: td(category.name) });
}

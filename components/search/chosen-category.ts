import type { SearchKind, VendorSearchQuery } from "@/contracts/search";

type Step = { id: string; name: string; slug: string };

/** The category or product type that the search is within, and the way to it from its master category. */
export type ChosenCategory = Step & { trail: Step[] };

type Chosen = Pick<VendorSearchQuery, "q" | "kind">;

const ALL: Record<SearchKind, string> = {
  vendors: "Wedding vendors in Singapore",
  products: "Wedding packages and products in Singapore",
};

/** What the page is about, in words. */
export function headingOf({ q, kind }: Chosen, category: ChosenCategory | null): string {
  if (q && category) return `“${q}” in ${category.name}`;
  if (q) return `Results for “${q}”`;
  return category ? `${category.name} in Singapore` : ALL[kind];
}

const SPEAKS_OF_WEDDINGS = /wedding|brid(al|e)|solemni|marriage|engagement/i;

/** The same for lists of pages, where nothing around it says that it is about weddings. */
export function titleOf(chosen: Chosen, category: ChosenCategory | null): string {
  if (chosen.q || !category || SPEAKS_OF_WEDDINGS.test(category.name)) return headingOf(chosen, category);
  return `${category.name} for weddings in Singapore`;
}

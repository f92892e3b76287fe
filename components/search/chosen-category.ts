import type { VendorSearchQuery } from "@/contracts/search";

type Step = { id: string; name: string; slug: string };

/** The category or product type that the search is within, and the way to it from its master category. */
export type ChosenCategory = Step & { trail: Step[] };

/** What the page is about, in words. */
export function headingOf({ q }: VendorSearchQuery, category: ChosenCategory | null): string {
  if (q && category) return `“${q}” in ${category.name}`;
  if (q) return `Results for “${q}”`;
  if (category) return `${category.name} in Singapore`;
  return "Wedding vendors in Singapore";
}

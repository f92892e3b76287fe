import { formatDate } from "@/lib/dates";
import { formatMoneyShort, toCents } from "@/lib/money";
import { AVOIDABLE_LABELS, type ProductResults, type VendorResults } from "./search";
import { FACET_DEFAULTS, FACET_PARAMS, type FacetParam, FACETS, isAsked } from "./search-facets";
import { pricedWedding } from "./search-priced";
import type { VendorSearchQuery } from "./search.schema";
import { t, td } from "@/lib/words/t";

type Step = { id: string; name: string; slug: string };

/** The category or product type of a search, and its trail from the master category. */
export type ChosenCategory = Step & { trail: Step[] };

/** The results, by kind. */
export type Found =
  | { kind: "vendors"; results: VendorResults }
  | { kind: "products"; results: ProductResults };

/** An active filter; fields that belong together form one filter. */
export type ActiveFilter = { key: string; name: string; without: Partial<VendorSearchQuery> };

/** A filter to remove, and the number of results without it. */
export type Loosened = { filter: ActiveFilter; count: number };

/** Returns all active filters with their labels and the change that removes each. */
export function activeFilters(search: VendorSearchQuery, category: ChosenCategory | null): ActiveFilter[] {
  const { q, area, avoid, priceMin, priceMax, date, auspicious, seventhMonth } = search;
  const filters: (ActiveFilter | null)[] = [
    q ? { key: "q", name: `“${q}”`, without: { q: "" } } : null,
    category ? { key: "category", name: td(category.name), without: { category: parentOf(category) } } : null,
    area.length > 0 ? { key: "area", name: t("This part of the map"), without: { area: [] } } : null,
    priceMin !== undefined || priceMax !== undefined
      ? {
          key: "price",
          name: pricedWedding(search)
            ? t("{price} in total", { price: priceWords(priceMin, priceMax) })
            : priceWords(priceMin, priceMax),
          without: { priceMin: undefined, priceMax: undefined },
        }
      : null,
    ...FACET_PARAMS.flatMap((param) => facetFilters(param, search)),
    date
      ? { key: "date", name: t("Free on {date}", { date: formatDate(date) }), without: { date: "" } }
      : null,
    auspicious
      ? { key: "auspicious", name: t("Auspicious days"), without: { auspicious: false, seventhMonth: false } }
      : null,
    auspicious && seventhMonth
      ? { key: "seventhMonth", name: t("Seventh month too"), without: { seventhMonth: false } }
      : null,
    ...avoid.map((kind) => ({
      key: `avoid-${kind}`,
      name: t("Avoid {days}", { days: td(AVOIDABLE_LABELS[kind].inWords) }),
      without: { avoid: avoid.filter((other) => other !== kind) },
    })),
  ];
  return filters.filter((filter) => filter !== null);
}

/** Returns one filter for each chosen value of a facet. */
function facetFilters(param: FacetParam, search: VendorSearchQuery): ActiveFilter[] {
  const facet = FACETS[param];
  const chosen: unknown = search[param];
  if (!isAsked(chosen)) return [];
  const unsaid = { [param]: FACET_DEFAULTS[param] };
  if (facet.takes === "flag") return [{ key: param, name: td(facet.chip), without: unsaid }];
  const chipOf = facet.chipOf as (value: unknown) => string;
  if (!Array.isArray(chosen)) return [{ key: param, name: chipOf(chosen), without: unsaid }];
  return chosen.map((value: unknown) => ({
    key: `${param}-${String(value)}`,
    name: chipOf(value),
    without: { [param]: chosen.filter((other) => other !== value) },
  }));
}

export function priceWords(min: number | undefined, max: number | undefined): string {
  const words = (dollars: number) => formatMoneyShort(toCents(dollars));
  if (min === undefined)
    return max === undefined ? t("Any price") : t("Up to {price}", { price: words(max) });
  return max === undefined
    ? t("From {price}", { price: words(min) })
    : t("{min} to {max}", { min: words(min), max: words(max) });
}

const parentOf = ({ trail }: ChosenCategory) => trail.at(-1)?.slug ?? "";

import type { PriceBasis } from "@/contracts/catalogue/comparison/comparison";
import type { SearchFacets } from "@/contracts/catalogue/search/search";
import {
  FACET_PARAMS,
  type FacetCounts,
  type FacetParam,
  FACETS,
} from "@/contracts/catalogue/search/search-facets";
import { toDollars } from "@/lib/money";
import type { CountRow, FacetRow } from "./repo/facets";

/** The children of the chosen category, in menu order. */
export type Below = readonly { id: string; slug: string; name: string }[];

const countsOf = (of: (param: FacetParam) => unknown) =>
  Object.fromEntries(FACET_PARAMS.map((param) => [FACETS[param].counts, of(param)])) as FacetCounts;

export const NO_FACETS: SearchFacets = {
  categories: [],
  price: null,
  ...countsOf((param) => (FACETS[param].takes === "flag" ? 0 : [])),
};

export function presentFacets(row: FacetRow, below: Below, unit: PriceBasis | null): SearchFacets {
  const inCategory = new Map(row.categories);
  return {
    categories: below
      .map(({ id, slug, name }) => ({ value: slug, label: name, count: inCategory.get(id) ?? 0 }))
      .filter(hasSome),
    price: presentPrice(row.price, unit),
    ...countsOf((param) => presentCounts(param, row[param])),
  };
}

/** For several-value facets, the values with results; for one-value facets, all values offered. */
function presentCounts(param: FacetParam, counted: CountRow): unknown {
  const facet = FACETS[param];
  if (facet.takes === "flag") return counted;
  const labelOf = facet.labelOf as (value: unknown) => string;
  const pairs: (readonly [unknown, number])[] =
    facet.takes === "several"
      ? (counted as [unknown, number][])
      : facet.values.map((value, at) => [value, (counted as number[])[at] ?? 0]);
  const counts = pairs.map(([value, count]) => ({ value, label: labelOf(value), count }));
  return facet.takes === "several" ? counts.filter(hasSome) : counts;
}

const hasSome = ({ count }: { count: number }) => count > 0;

function presentPrice(price: FacetRow["price"], unit: PriceBasis | null): SearchFacets["price"] {
  if (!price) return null;
  const { step } = price;
  const counts = new Map(price.counts);
  const steps = [];
  for (let from = Math.floor(price.min / step) * step; from <= price.max; from += step) {
    steps.push({ from: toDollars(from), to: toDollars(from + step), count: counts.get(from) ?? 0 });
  }
  return { min: toDollars(price.min), max: toDollars(price.max), steps, unit };
}

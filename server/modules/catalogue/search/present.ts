import type { FacetCount, SearchFacets } from "@/contracts/catalogue/search";
import { areaOf } from "@/lib/district";
import { toDollars } from "@/lib/money";
import {
  CEREMONY_LABELS,
  LANGUAGE_LABELS,
  MEAL_LABELS,
  MEALS,
} from "@/contracts/catalogue/vendor/vendor-service";
import { type FacetRow, GUEST_STEPS, TABLE_STEPS } from "./repo/facets";

/** The children of the chosen category, in menu order. */
export type Below = readonly { id: string; slug: string; name: string }[];

export const NO_FACETS: SearchFacets = {
  categories: [],
  districts: [],
  price: null,
  ratings: [],
  halal: 0,
  tables: [],
  guests: [],
  meals: [],
  ceremonies: [],
  languages: [],
  styles: [],
};

export function presentFacets(row: FacetRow, below: Below): SearchFacets {
  const inCategory = new Map(row.categories);
  const ratings: FacetCount<3 | 4 | 4.5>[] = [
    { value: 4.5, label: "4.5 stars and up", count: row.rating_45 },
    { value: 4, label: "4 stars and up", count: row.rating_4 },
    { value: 3, label: "3 stars and up", count: row.rating_3 },
  ];
  return {
    categories: below
      .map(({ id, slug, name }) => ({ value: slug, label: name, count: inCategory.get(id) ?? 0 }))
      .filter(hasSome),
    districts: row.districts
      .map(([value, count]) => ({ value, label: areaOf(value), count }))
      .filter(hasSome),
    price: presentPrice(row.price),
    ratings,
    halal: row.halal,
    tables: TABLE_STEPS.map((value, at) => ({
      value,
      label: `${value} tables and up`,
      count: row.tables[at] ?? 0,
    })),
    guests: GUEST_STEPS.map((value, at) => ({
      value,
      label: `${value} guests`,
      count: row.guests[at] ?? 0,
    })),
    meals: MEALS.map((value) => ({ value, label: MEAL_LABELS[value], count: row.meals[value] })),
    ceremonies: row.ceremonies.map(([value, count]) => ({ value, label: CEREMONY_LABELS[value], count })),
    languages: row.languages.map(([value, count]) => ({ value, label: LANGUAGE_LABELS[value], count })),
    styles: row.styles.map(([style, count]) => ({ value: style, label: style, count })).filter(hasSome),
  };
}

const hasSome = ({ count }: { count: number }) => count > 0;

function presentPrice(price: FacetRow["price"]): SearchFacets["price"] {
  if (!price) return null;
  const { step } = price;
  const counts = new Map(price.counts);
  const steps = [];
  for (let from = Math.floor(price.min / step) * step; from <= price.max; from += step) {
    steps.push({ from: toDollars(from), to: toDollars(from + step), count: counts.get(from) ?? 0 });
  }
  return { min: toDollars(price.min), max: toDollars(price.max), steps };
}

import { CEREMONY_LABELS, LANGUAGE_LABELS, MEAL_LABELS } from "@/contracts/catalogue/vendor/vendor-service";
import { areaOf } from "@/lib/district";
import { formatDate } from "@/lib/dates";
import { formatMoneyShort, toCents } from "@/lib/money";
import type { ProductResults, SearchFacets, VendorResults } from "./search";
import type { VendorSearchQuery } from "./search.schema";

type Step = { id: string; name: string; slug: string };

/** The category or product type of a search, and its trail from the master category. */
export type ChosenCategory = Step & { trail: Step[] };

/** The results, by kind. */
export type Found =
  | { kind: "vendors"; results: VendorResults }
  | { kind: "products"; results: ProductResults };

/** An active filter; fields that belong together form one. */
export type ActiveFilter = { key: string; name: string; without: Partial<VendorSearchQuery> };

/** A filter to remove, and the number of results without it. */
export type Loosened = { filter: ActiveFilter; count: number };

/** Returns all active filters with their labels, each with the change that removes it. */
export function activeFilters(
  search: VendorSearchQuery,
  category: ChosenCategory | null,
  facets: Pick<SearchFacets, "styles">,
): ActiveFilter[] {
  const { q, district, priceMin, priceMax, rating, halal, tables, guests, meal, date, auspicious } = search;
  const { area, ceremony, language, style, seventhMonth } = search;
  const filters: (ActiveFilter | null)[] = [
    q ? { key: "q", name: `“${q}”`, without: { q: "" } } : null,
    category ? { key: "category", name: category.name, without: { category: parentOf(category) } } : null,
    ...district.map((value) => ({
      key: `district-${value}`,
      name: areaOf(value),
      without: { district: district.filter((other) => other !== value) },
    })),
    area.length > 0 ? { key: "area", name: "This part of the map", without: { area: [] } } : null,
    priceMin !== undefined || priceMax !== undefined
      ? {
          key: "price",
          name: priceWords(priceMin, priceMax),
          without: { priceMin: undefined, priceMax: undefined },
        }
      : null,
    rating ? { key: "rating", name: `${rating}+ stars`, without: { rating: undefined } } : null,
    halal ? { key: "halal", name: "Halal-certified", without: { halal: false } } : null,
    tables
      ? {
          key: "tables",
          name: `Seats ${tables}+ ${tables === 1 ? "table" : "tables"}`,
          without: { tables: undefined },
        }
      : null,
    guests
      ? {
          key: "guests",
          name: `${guests.toLocaleString("en-SG")} ${guests === 1 ? "guest" : "guests"}`,
          without: { guests: undefined },
        }
      : null,
    meal ? { key: "meal", name: MEAL_LABELS[meal], without: { meal: "" } } : null,
    date ? { key: "date", name: `Free on ${formatDate(date)}`, without: { date: "" } } : null,
    auspicious
      ? { key: "auspicious", name: "Auspicious days", without: { auspicious: false, seventhMonth: false } }
      : null,
    auspicious && seventhMonth
      ? { key: "seventhMonth", name: "Seventh month too", without: { seventhMonth: false } }
      : null,
    ...ceremony.map((value) => ({
      key: `ceremony-${value}`,
      name: CEREMONY_LABELS[value],
      without: { ceremony: ceremony.filter((other) => other !== value) },
    })),
    ...language.map((value) => ({
      key: `language-${value}`,
      name: `Speaks ${LANGUAGE_LABELS[value]}`,
      without: { language: language.filter((other) => other !== value) },
    })),
    ...style.map((value) => ({
      key: `style-${value}`,
      name: labelOf(facets.styles, value) ?? value,
      without: { style: style.filter((other) => other !== value) },
    })),
  ];
  return filters.filter((filter) => filter !== null);
}

export function priceWords(min: number | undefined, max: number | undefined): string {
  const words = (dollars: number) => formatMoneyShort(toCents(dollars));
  if (min === undefined) return max === undefined ? "Any price" : `Up to ${words(max)}`;
  return max === undefined ? `From ${words(min)}` : `${words(min)} to ${words(max)}`;
}

const parentOf = ({ trail }: ChosenCategory) => trail.at(-1)?.slug ?? "";

function labelOf<T>(counts: readonly { value: T; label: string }[], value: T): string | undefined {
  return counts.find((count) => count.value === value)?.label;
}

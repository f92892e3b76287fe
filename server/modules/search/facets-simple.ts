import type { SearchFacets } from "@/contracts/search";
import type { VendorCard } from "@/contracts/vendor";

/** Counts over the vendors that were found. */
export function simpleFacets(cards: readonly VendorCard[]): SearchFacets {
  const prices = cards.flatMap((card) => card.priceFrom ?? []).toSorted((a, b) => a - b);
  const min = prices[0];
  const max = prices.at(-1);
  const width = min === undefined || max === undefined ? 0 : Math.max(1, Math.ceil((max - min) / 8));
  const many = <T>(values: readonly T[], label: (value: T) => string) =>
    [...new Set(values)].map((value) => ({
      value,
      label: label(value),
      count: values.filter((other) => other === value).length,
    }));
  const names = new Map(cards.map((card) => [card.masterCategory.slug as string, card.masterCategory.name]));
  const areas = new Map(cards.map((card) => [card.district, card.area]));
  return {
    categories: many(
      cards.map((card) => card.masterCategory.slug as string),
      (slug) => names.get(slug) ?? slug,
    ),
    districts: many(
      cards.flatMap((card) => card.district ?? []),
      (district) => areas.get(district) ?? "",
    ).toSorted((a, b) => a.value - b.value),
    price:
      min === undefined || max === undefined
        ? null
        : {
            min,
            max,
            steps: Array.from({ length: 8 }, (_, n) => {
              const from = Math.floor(min) + n * width;
              const to = from + width;
              return { from, to, count: prices.filter((price) => price >= from && price < to).length };
            }),
          },
    ratings: ([4.5, 4, 3] as const).map((value) => ({
      value,
      label: `${value} and up`,
      count: cards.filter((card) => card.rating >= value).length,
    })),
    halal: cards.filter((card) => card.halalCertified).length,
    tables: [10, 20, 30, 50].map((value) => ({
      value,
      label: `${value} tables and up`,
      count: cards.filter((card) => (card.capacityTables ?? 0) >= value).length,
    })),
    styles: [],
  };
}

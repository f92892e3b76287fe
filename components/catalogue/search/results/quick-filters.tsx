import { ChipLink } from "@/components/ui/action/chip";
import type { SearchFacets } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { VENDOR_FLAG_NAMES, VENDOR_FLAGS } from "@/contracts/catalogue/vendor/vendor-flag";
import styles from "./active-filters.module.css";
import { changedHref } from "../query/search-steps";
import { t, td } from "@/lib/words/t";

type Props = { search: VendorSearchQuery; facets: SearchFacets };
type Quick = { name: string; change: Partial<VendorSearchQuery>; count: number };

const AREAS = 3;
const TABLES = [20, 50];
const LANGUAGES = 2;

/** The most used filters, one tap each, for phones, where all others are in the sheet. */
export function QuickFilters({ search, facets }: Props) {
  const quick = quickOf(search, facets).filter(({ count }) => count > 0);
  if (quick.length === 0) return null;
  return (
    <ul className={styles.quick} aria-label={t("Quick filters")}>
      {quick.map(({ name, change }) => (
        <li key={name}>
          <ChipLink href={changedHref(search, change)}>{name}</ChipLink>
        </li>
      ))}
    </ul>
  );
}

function quickOf(search: VendorSearchQuery, facets: SearchFacets): Quick[] {
  const { rating, tables, guests, meal, date, auspicious, language, district } = search;
  const best = facets.ratings.find(({ value }) => value === 4.5)?.count ?? 0;
  const quick: Quick[] = [];
  if (rating === undefined)
    quick.push({ name: t("{stars}+ stars", { stars: 4.5 }), change: { rating: 4.5 }, count: best });
  for (const name of VENDOR_FLAG_NAMES) {
    if (!search[name])
      quick.push({ name: td(VENDOR_FLAGS[name].chip), change: { [name]: true }, count: facets[name] });
  }
  if (!meal) {
    for (const { value, label, count } of facets.meals)
      quick.push({ name: td(label), change: { meal: value }, count });
  }
  if (tables === undefined && guests === undefined) {
    for (const { value, count } of facets.tables.filter(({ value }) => TABLES.includes(value)))
      quick.push({ name: t("{n}+ tables", { n: value }), change: { tables: value }, count });
  }
  if (!auspicious && !date)
    quick.push({ name: t("Auspicious days"), change: { auspicious: true }, count: 1 });
  if (language.length === 0) {
    const others = facets.languages.filter(({ value }) => value !== "english").slice(0, LANGUAGES);
    for (const { value, label, count } of others)
      quick.push({ name: td(label), change: { language: [value] }, count });
  }
  if (district.length === 0) {
    const areas = facets.districts.toSorted((a, b) => b.count - a.count).slice(0, AREAS);
    for (const { value, label, count } of areas)
      quick.push({ name: td(label), change: { district: [value] }, count });
  }
  return quick;
}

import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { Cents } from "@/lib/money";

/** Typical spending on a wedding in Singapore, in percent of the total; the venue's share depends on the guests. */
const TYPICAL: Readonly<Record<MasterCategorySlug, number>> = {
  venues: 50,
  "bridal-wear": 8,
  photography: 9,
  "makeup-hair": 3,
  "flowers-decor": 6,
  "catering-cakes": 3,
  "invitations-gifts": 3,
  "music-entertainment": 4,
  "wedding-cars": 2,
  jewellery: 7,
  "planners-solemnisers": 2,
  "traditional-customs": 3,
};

/** All-in, per seat at a banquet. */
export const VENUE_CENTS_A_GUEST: Cents = 165_00;
const VENUE_AT_LEAST = 0.3;
const VENUE_AT_MOST = 0.65;

/** Divides `total` in proportion to weights, to the cent: leftover cents go to the largest fractions. */
export function shareOut(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (weights.length === 0) return [];
  if (sum === 0)
    return shareOut(
      total,
      weights.map(() => 1),
    );
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byFraction = exact
    .map((value, at) => ({ at, fraction: value - Math.floor(value) }))
    .toSorted((a, b) => b.fraction - a.fraction || a.at - b.at);
  for (const { at } of byFraction.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** Returns a typical split of the total for a number of guests, in menu order, adding up to the total. */
export function typicalSplit(total: Cents, guests: number): { slug: MasterCategorySlug; cents: Cents }[] {
  const slugs = Object.keys(TYPICAL) as MasterCategorySlug[];
  const wanted = total === 0 ? 0 : (guests * VENUE_CENTS_A_GUEST) / total;
  const venue = guests > 0 ? Math.min(Math.max(wanted, VENUE_AT_LEAST), VENUE_AT_MOST) : TYPICAL.venues / 100;
  const others = 100 - TYPICAL.venues;
  const weights = slugs.map((slug) => (slug === "venues" ? venue : (TYPICAL[slug] / others) * (1 - venue)));
  const parts = shareOut(total, weights);
  return slugs.map((slug, at) => ({ slug, cents: parts[at] ?? 0 }));
}

export type SplitLine = { id: string; plannedCents: Cents; locked: boolean };

/**
 * Returns the lines after one of them (`changed`), or the total if null, was changed: locked lines and the changed one
 * keep their amounts, and the others share the rest in proportion. `over` is the amount planned beyond the total.
 */
export function shareRest(
  lines: readonly SplitLine[],
  total: Cents,
  changed: { id: string; cents: Cents } | null,
): { lines: SplitLine[]; over: Cents } {
  const set = lines.map((line) =>
    line.id === changed?.id ? { ...line, plannedCents: changed.cents } : line,
  );
  const isFree = (line: SplitLine) => !line.locked && line.id !== changed?.id;
  const free = set.filter(isFree);
  const held = set.filter((line) => !isFree(line)).reduce((sum, line) => sum + line.plannedCents, 0);
  const rest = Math.max(0, total - held);
  const parts = shareOut(
    rest,
    free.map(({ plannedCents }) => plannedCents),
  );
  const given = new Map(free.map(({ id }, at) => [id, parts[at] ?? 0]));
  const shared = set.map((line) => ({ ...line, plannedCents: given.get(line.id) ?? line.plannedCents }));
  const planned = shared.reduce((sum, line) => sum + line.plannedCents, 0);
  return { lines: shared, over: Math.max(0, planned - total) };
}

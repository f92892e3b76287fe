import type { SearchPin } from "@/contracts/catalogue/search/search";
import { formatMoneyShort, toCents } from "@/lib/money";
import type { Cluster, Spot } from "./cluster-pins";
import { LABELS } from "./island-shapes";
import { type Point, project } from "./projection";
import { t, td } from "@/lib/words/t";
import { unitsIn } from "@/lib/words/units";

/**
 * A result with its position on the map. Its id is the vendor's slug, which also occurs in links and so compresses
 * well.
 */
export type MapSpot = Spot & {
  name: string;
  /** Its lowest price in whole dollars, rounded up, and the unit or total that it refers to; null without a price. */
  price: { dollars: number; unit: string | null } | null;
};

type Located = Pick<
  SearchPin,
  "slug" | "vendorName" | "latitude" | "longitude" | "priceFrom" | "priceMetric" | "total"
>;

export function spotOf(pin: Located): MapSpot {
  const { slug, vendorName, latitude, longitude } = pin;
  const [dollars, unit] = pin.total ? [pin.total.price, pin.total.units] : [pin.priceFrom, pin.priceMetric];
  const price = dollars === null ? null : { dollars: Math.ceil(dollars), unit };
  return { id: slug, name: vendorName, price, ...project(longitude, latitude) };
}

/** Returns a marker's lowest price, formatted; null when prices have different units, such as tables and gowns. */
export function lowestPrice({ spots }: Cluster<MapSpot>): string | null {
  const prices = spots.flatMap(({ price }) => price ?? []);
  if (new Set(prices.map(({ unit }) => unit)).size !== 1) return null;
  return formatMoneyShort(toCents(Math.min(...prices.map(({ dollars }) => dollars))));
}

/** Returns false for vendors without a location or outside the map. */
export const isOnMap = ({ latitude, longitude }: Pick<SearchPin, "latitude" | "longitude">) =>
  latitude > 1.15 && latitude < 1.48 && longitude > 103.59 && longitude < 104.1;

const TOWNS = LABELS.filter(({ kind }) => kind === "town" || kind === "island").map(({ name, at }) => ({
  name,
  ...project(...at),
}));

/** Returns the place name closest to the point. */
export function nearestTown({ x, y }: Point): string {
  const away = (town: Point) => Math.hypot(town.x - x, town.y - y);
  return TOWNS.reduce((nearest, town) => (away(town) < away(nearest) ? town : nearest)).name;
}

export function clusterLabel(cluster: Cluster<MapSpot>): string {
  const [only, ...more] = cluster.spots;
  const price = lowestPrice(cluster);
  const name =
    only && more.length === 0
      ? only.name
      : t("{n} vendors around {place}", { n: cluster.spots.length, place: nearestTown(cluster) });
  return price ? t("{name}, from {price}", { name, price }) : name;
}

export function priceText({
  priceFrom,
  priceMetric,
  total,
}: Pick<SearchPin, "priceFrom" | "priceMetric" | "total">): string {
  if (total?.price === null) return t("Not for {units}", { units: unitsIn(total.units) });
  if (total)
    return t("from {price} for {units}", {
      price: formatMoneyShort(toCents(total.price)),
      units: unitsIn(total.units),
    });
  if (priceFrom === null) return t("Price on request");
  const price = formatMoneyShort(toCents(priceFrom));
  return priceMetric
    ? t("from {price} per {unit}", { price, unit: td(priceMetric) })
    : t("from {price}", { price });
}

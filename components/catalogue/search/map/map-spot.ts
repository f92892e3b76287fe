import type { SearchPin } from "@/contracts/catalogue/search";
import { formatMoneyShort, toCents } from "@/lib/money";
import type { Cluster, Spot } from "./cluster-pins";
import { LABELS } from "./island-shapes";
import { type Point, project } from "./projection";

/** A result with its position on the map. Its id is the vendor's slug, which the links name too: that packs well. */
export type MapSpot = Spot & { name: string };

export function spotOf(pin: Pick<SearchPin, "slug" | "vendorName" | "latitude" | "longitude">): MapSpot {
  return { id: pin.slug, name: pin.vendorName, ...project(pin.longitude, pin.latitude) };
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
  return only && more.length === 0
    ? only.name
    : `${cluster.spots.length} vendors around ${nearestTown(cluster)}`;
}

export function priceText({ priceFrom, priceMetric }: Pick<SearchPin, "priceFrom" | "priceMetric">): string {
  if (priceFrom === null) return "Price on request";
  return `from ${formatMoneyShort(toCents(priceFrom))}${priceMetric ? ` per ${priceMetric}` : ""}`;
}

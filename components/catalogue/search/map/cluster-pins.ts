import type { Point } from "./projection";

export type Spot = Point & { id: string };
/** Pins that are too close to tell apart, and their centre. */
export type Cluster<S extends Spot> = Point & { spots: S[] };

/** Groups pins that are closer than `distance`, so that no two marks overlap. Deterministic for the same pins. */
export function clusterPins<S extends Spot>(spots: readonly S[], distance: number): Cluster<S>[] {
  let clusters: Cluster<S>[] = spots.map((spot) => ({ x: spot.x, y: spot.y, spots: [spot] }));
  for (let before = Infinity; clusters.length < before;) {
    before = clusters.length;
    clusters = joined(clusters, distance);
  }
  return clusters.toSorted((a, b) => b.spots.length - a.spots.length || a.x - b.x || a.y - b.y);
}

/** Runs one pass: each cluster joins its nearest neighbour within the distance, largest first. */
function joined<S extends Spot>(clusters: readonly Cluster<S>[], distance: number): Cluster<S>[] {
  const kept: Cluster<S>[] = [];
  for (const cluster of clusters.toSorted(
    (a, b) => b.spots.length - a.spots.length || a.x - b.x || a.y - b.y,
  )) {
    let nearest: Cluster<S> | undefined;
    let least = distance;
    for (const other of kept) {
      const away = Math.hypot(other.x - cluster.x, other.y - cluster.y);
      if (away < least) [nearest, least] = [other, away];
    }
    if (nearest) join(nearest, cluster);
    else kept.push({ ...cluster, spots: [...cluster.spots] });
  }
  return kept;
}

function join<S extends Spot>(into: Cluster<S>, other: Cluster<S>): void {
  const all = into.spots.length + other.spots.length;
  into.x = (into.x * into.spots.length + other.x * other.spots.length) / all;
  into.y = (into.y * into.spots.length + other.y * other.spots.length) / all;
  into.spots.push(...other.spots);
}

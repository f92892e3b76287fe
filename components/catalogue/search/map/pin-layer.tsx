import type { Cluster } from "./cluster-pins";
import { clusterLabel, type MapSpot } from "./map-spot";
import styles from "./pin-layer.module.css";

type Props = {
  clusters: readonly Cluster<MapSpot>[];
  /** Returns the link of a cluster without script: its place in the list. */
  listHref: (cluster: Cluster<MapSpot>) => string;
};

/**
 * Marks on the map: a drop with a heart for one vendor, a medallion with the number of vendors for several. Each is a
 * link.
 */
export function PinLayer({ clusters, listHref }: Props) {
  return clusters.map((cluster) => {
    const [first, ...more] = cluster.spots;
    if (!first) return null;
    const one = more.length === 0;
    return (
      <g key={first.id} transform={`translate(${cluster.x.toFixed(1)} ${cluster.y.toFixed(1)})`}>
        <a
          className={styles.place}
          href={one ? `/vendor-detail/${first.id}` : listHref(cluster)}
          aria-label={clusterLabel(cluster)}
          data-spots={cluster.spots.map(({ id }) => id).join(" ")}
        >
          <g className={styles.mark}>
            <circle className={styles.reach} r="22" {...(one ? { cy: -14 } : {})} />
            {one ? <Pin /> : <Medallion count={cluster.spots.length} />}
          </g>
        </a>
      </g>
    );
  });
}

function Pin() {
  return (
    <>
      <ellipse className={styles.shade} cx="1" cy="1" rx="6" ry="2.5" />
      <path className={styles.pin} d="M0 0C-3-7-12-12-12-21A12 12 0 0 1 12-21C12-12 3-7 0 0Z" />
      <path
        className={styles.heart}
        d="M0-14.2C-2.2-16.2-6-18.6-6-22A3.3 3.3 0 0 1 0-23.6A3.3 3.3 0 0 1 6-22C6-18.6 2.2-16.2 0-14.2Z"
      />
    </>
  );
}

function Medallion({ count }: { count: number }) {
  const r = count > 40 ? 24 : count > 15 ? 21 : count > 5 ? 18 : 16;
  return (
    <>
      <circle className={styles.shade} r={r} cx="1.5" cy="3" />
      <circle className={styles.disc} r={r} />
      <circle className={styles.ring} r={r - 3} />
      <text className={styles.count}>{count}</text>
    </>
  );
}

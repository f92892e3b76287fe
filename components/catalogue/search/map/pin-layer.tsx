import type { Cluster } from "./cluster-pins";
import { clusterLabel, lowestPrice, type MapSpot } from "./map-spot";
import { t } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./pin-layer.module.css";

type Props = {
  clusters: readonly Cluster<MapSpot>[];
  /** Returns a cluster's link without script: its place in the list. */
  listHref: (cluster: Cluster<MapSpot>) => string;
  /** Names the vendors of each marker for the script, which only reads those that it draws itself. */
  live?: boolean;
};

/**
 * Markers on the map: the price of one vendor, or a medallion with the number of several and their lowest price. Each
 * is a link.
 */
export function PinLayer({ clusters, listHref, live = false }: Props) {
  return clusters.map((cluster) => {
    const [first, ...more] = cluster.spots;
    if (!first) return null;
    const one = more.length === 0;
    return (
      <g key={first.id} transform={`translate(${cluster.x.toFixed(1)} ${cluster.y.toFixed(1)})`}>
        <a
          className={styles.place}
          href={one ? pathHere(`/vendor-detail/${first.id}`) : listHref(cluster)}
          aria-label={clusterLabel(cluster)}
          data-spots={live ? cluster.spots.map(({ id }) => id).join(" ") : undefined}
        >
          <g className={styles.mark}>
            {one ? (
              <Pin text={lowestPrice(cluster)} />
            ) : (
              <Medallion count={cluster.spots.length} price={lowestPrice(cluster)} />
            )}
          </g>
        </a>
      </g>
    );
  });
}

/** The width in pixels of a digit of the price, and of what surrounds it. */
const FIGURE = 7.4;
const AROUND = 18;

function Pin({ text }: { text: string | null }) {
  const words = text ?? t("Ask");
  const half = Math.round((words.length * FIGURE + AROUND) / 2);
  return (
    <>
      <path className={styles.reach} d={`M${-half - 4}-44H${half + 4}V4H${-half - 4}Z`} />
      <path
        className={styles.pin}
        d={`M0 0-5-8H${12 - half}a13 13 0 0 1 0-26H${half - 12}a13 13 0 0 1 0 26H5Z`}
      />
      <text className={styles.count} y="-21">
        {words}
      </text>
    </>
  );
}

function Medallion({ count, price }: { count: number; price: string | null }) {
  const r = count > 40 ? 24 : count > 15 ? 21 : count > 5 ? 18 : 16;
  return (
    <>
      <circle className={styles.reach} r="24" />
      <circle className={styles.disc} r={r} />
      <circle className={styles.ring} r={r - 3} />
      <text className={styles.count}>{count}</text>
      {price ? (
        <text className={styles.from} y={r + 10}>
          {t("from {price}", { price })}
        </text>
      ) : null}
    </>
  );
}

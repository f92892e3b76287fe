import { FOREST, JOHOR, LABELS, MAIN_ISLAND, RESERVOIRS, RIAU, ROADS, SMALL_ISLANDS } from "./island-shapes";
import styles from "./island.module.css";
import { MAP, outline, project, thread } from "./projection";

const LAND = [MAIN_ISLAND, ...SMALL_ISLANDS].map(outline).join("");
const ABROAD = [JOHOR, ...RIAU].map(outline).join("");
const GREEN = FOREST.map(outline).join("");
const WATER = RESERVOIRS.map(outline).join("");
const THREADS = ROADS.map(thread).join("");
const CAUSEWAY = thread([
  [103.769, 1.446],
  [103.768, 1.456],
]);
const SECOND_LINK = thread([
  [103.635, 1.345],
  [103.63, 1.374],
]);

/**
 * Singapore in a paper-cut style: layers of sea around the coast, the land and its shadow, forest, water, roads and
 * names.
 */
export function Island() {
  return (
    <g aria-hidden="true">
      <rect
        className={styles.sea}
        x={-2 * MAP.width}
        y={-2 * MAP.height}
        width={5 * MAP.width}
        height={5 * MAP.height}
      />
      <path className={styles.shelf3} d={LAND} />
      <path className={styles.shelf2} d={LAND} />
      <path className={styles.shelf1} d={LAND} />
      <path className={styles.abroad} d={ABROAD} />
      <path className={styles.link} d={CAUSEWAY + SECOND_LINK} />
      <path className={styles.shadow} d={LAND} transform="translate(2.5 5)" />
      <path className={styles.land} d={LAND} />
      <path className={styles.forest} d={GREEN} />
      <path className={styles.road} d={THREADS} />
      <path className={styles.water} d={WATER} />
      <g className={styles.names}>
        {LABELS.map(({ name, at, zoom, kind }) => {
          const { x, y } = project(...at);
          return (
            <g key={name} transform={`translate(${x} ${y})`} data-zoom={zoom} data-kind={kind}>
              <text className={styles.name}>{name}</text>
            </g>
          );
        })}
      </g>
    </g>
  );
}

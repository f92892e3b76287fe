import styles from "./tile-rosette.module.css";

const PETAL = "M0-7C13-16 15-35 0-44-15-35-13-16 0-7Z";
const LEAF = "M0-30C7-38 7-50 0-57-7-50-7-38 0-30Z";

/** The centre of a Peranakan tile: Sayang's ornament. */
export function TileRosette({ size = 64, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-64 -64 128 128" width={size} height={size} aria-hidden="true">
      <circle className={styles.ground} r="62" />
      <circle className={styles.ring} r="57" />
      {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => (
        <path key={turn} className={styles.leaf} d={LEAF} transform={`rotate(${turn})`} />
      ))}
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          className={turn % 90 === 0 ? styles.petal : styles.pale}
          d={PETAL}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className={styles.heart} r="9" />
      <circle className={styles.bead} r="3.4" />
    </svg>
  );
}

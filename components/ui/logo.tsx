import styles from "./logo.module.css";
import { TileRosette } from "./tile-rosette";

/** The wordmark, for dark grounds unless told. */
export function Logo({ ground = "night" }: { ground?: "night" | "paper" }) {
  return (
    <span className={styles.logo} data-ground={ground}>
      <TileRosette size={30} className={styles.rosette} />
      Sayang
    </span>
  );
}

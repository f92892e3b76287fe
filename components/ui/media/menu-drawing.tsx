import styles from "./menu-drawing.module.css";

/** A filled drawing beside a menu's entry; decorative for screen readers. `path` is on a canvas of 24 × 24. */
export function MenuDrawing({ path }: { path: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

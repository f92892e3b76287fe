import styles from "./loading-overlay.module.css";

/** Covers the page while the next step loads. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div className={styles.overlay} role="status" aria-label={label}>
      <span className={styles.ring} aria-hidden="true" />
    </div>
  );
}

import styles from "./figures.module.css";

type Props = {
  figures: readonly (readonly [label: string, value: string | number])[];
  /** Reads changes out while the page is open. */
  isLive?: boolean;
};

/** A row of labelled figures. */
export function Figures({ figures, isLive = false }: Props) {
  return (
    <dl className={styles.figures} aria-live={isLive ? "polite" : undefined}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

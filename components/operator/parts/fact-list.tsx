import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

type Props = { facts: readonly { label: string; value: ReactNode }[] };

/** Labelled facts; one without a value shows a dash. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

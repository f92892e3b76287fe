import type { ReactNode } from "react";
import styles from "./facet.module.css";

type Props = { title: string; hint?: string; children: ReactNode };

export function Facet({ title, hint, children }: Props) {
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.title}>{title}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </fieldset>
  );
}

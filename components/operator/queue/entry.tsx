import type { ReactNode } from "react";
import styles from "./entry.module.css";

type Props = { title: string; badge?: ReactNode; children: ReactNode };

/** An entry of a queue's list: its name and a line that distinguishes it. */
export function Entry({ title, badge, children }: Props) {
  return (
    <>
      <span className={styles.head}>
        <strong className={styles.title}>{title}</strong>
        {badge}
      </span>
      <span className={styles.line}>{children}</span>
    </>
  );
}

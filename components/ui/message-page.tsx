import type { ReactNode } from "react";
import styles from "./message-page.module.css";
import { TileRosette } from "./tile-rosette";

type Props = { title: string; children: ReactNode; actions: ReactNode };

/** A page that only has something to say: not found, or gone wrong. */
export function MessagePage({ title, children, actions }: Props) {
  return (
    <main id="main" className={styles.page}>
      <TileRosette size={136} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </main>
  );
}

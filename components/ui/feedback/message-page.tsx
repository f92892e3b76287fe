import type { ReactNode } from "react";
import styles from "./message-page.module.css";
import { TileRosette } from "@/components/ui/media/tile-rosette";

type Props = { title: string; children: ReactNode; actions: ReactNode };

/** A page with only a message: not found, or an error. */
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

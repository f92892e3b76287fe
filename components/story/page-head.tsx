import type { ReactNode } from "react";
import { TileRosette } from "@/components/ui/tile-rosette";
import styles from "./page-head.module.css";

type Props = { title: ReactNode; lead: ReactNode; children?: ReactNode };

/** Opens a page that is mostly words: the heading on the dark ground, over a band of tiles. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <TileRosette size={200} className={styles.rosette} />
      </div>
      <div className={styles.tiles} aria-hidden="true" />
    </header>
  );
}

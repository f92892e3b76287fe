import type { ReactNode } from "react";
import { TileRosette } from "@/components/ui/media/tile-rosette";
import { PageDrawing, type PageDrawingName } from "../page-drawing";
import styles from "./page-head.module.css";

type Props = {
  title: ReactNode;
  lead: ReactNode;
  /** A drawing of the page's subject, or by default the brand's ornament. */
  drawing?: PageDrawingName;
  children?: ReactNode;
};

/** The heading of a text page, on a dark background over a band of tiles. */
export function PageHead({ title, lead, drawing, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        {drawing ? (
          <PageDrawing of={drawing} size={200} className={styles.rosette} />
        ) : (
          <TileRosette size={200} className={styles.rosette} />
        )}
      </div>
      <div className={styles.tiles} aria-hidden="true" />
    </header>
  );
}

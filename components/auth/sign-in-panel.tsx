import type { ReactNode } from "react";
import { HomeLink } from "./home-link";
import styles from "./sign-in-panel.module.css";
import { TileArtwork } from "./tile-artwork";

type Props = {
  title: string;
  lead: string;
  /** What the picture says, on screens that have room for it. */
  motto: string;
  tone: "jewel" | "night";
  children: ReactNode;
  footer: ReactNode;
};

/** The frame of the sign-in pages: artwork beside the form on wide screens, the form alone on a phone. */
export function SignInPanel({ title, lead, motto, tone, children, footer }: Props) {
  return (
    <div className={styles.page}>
      <aside className={styles.artwork} data-tone={tone} aria-hidden="true">
        <TileArtwork id={tone} />
        <p className={styles.motto}>{motto}</p>
      </aside>
      <div className={styles.side}>
        <header>
          <HomeLink />
        </header>
        <main id="main" className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
        <footer className={styles.footer}>{footer}</footer>
      </div>
    </div>
  );
}

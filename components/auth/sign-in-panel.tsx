import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { HomeLink } from "./home-link";
import { PanelHeading } from "./sign-in-panel-heading";
import styles from "./sign-in-panel.module.css";
import { TileArtwork } from "./tile-artwork";

type Props = {
  /** Not given when the children bring their own heading, because it changes. */
  title?: string;
  lead?: string;
  /** What the picture says, on screens that have room for it. */
  motto: string;
  tone: "jewel" | "night";
  /** For forms with fields side by side. */
  wide?: boolean;
  children: ReactNode;
  footer?: ReactNode;
};

/** The frame of the sign-in pages: artwork beside the form on wide screens, the form alone on a phone. */
export function SignInPanel({ title, lead, motto, tone, wide, children, footer }: Props) {
  return (
    <div className={styles.page}>
      <aside className={styles.artwork} data-tone={tone} aria-hidden="true">
        <div className={styles.picture}>
          <TileArtwork id={tone} />
          <p className={styles.motto}>{motto}</p>
        </div>
      </aside>
      <div className={classNames(styles.side, wide && styles.wide)}>
        <header>
          <HomeLink />
        </header>
        <main id="main" className={styles.main}>
          {title ? <PanelHeading title={title}>{lead}</PanelHeading> : null}
          {children}
        </main>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </div>
    </div>
  );
}

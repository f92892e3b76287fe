import type { ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { IncompletePage } from "@/components/ui/page/incomplete-page";
import { classNames } from "@/components/ui/theme/class-names";
import { HomeLink } from "./home-link";
import { PanelHeading } from "./sign-in-panel-heading";
import styles from "./sign-in-panel.module.css";
import { TileArtwork } from "@/components/ui/media/tile-artwork";
import { t } from "@/lib/words/t";

type Props = {
  /** Omitted when the children bring their own heading, because it changes. */
  title?: string;
  lead?: string;
  /** Text on the artwork, on screens that have room for it. */
  motto: string;
  tone: "jewel" | "night";
  /** For forms with fields side by side. */
  wide?: boolean;
  children: ReactNode;
  footer?: ReactNode;
};

/** The layout of the sign-in pages: artwork beside the form on wide screens, a band of it above the form on a phone. */
export function SignInPanel({ title, lead, motto, tone, wide, children, footer }: Props) {
  return (
    <div className={styles.page}>
      <IncompletePage />
      <aside className={styles.artwork} data-tone={tone} aria-hidden="true">
        <div className={styles.picture}>
          <TileArtwork id={tone} tone={tone} />
          <p className={styles.motto}>{motto}</p>
        </div>
      </aside>
      <div className={classNames(styles.side, wide && styles.wide)}>
        <header>
          <HomeLink />
        </header>
        <main id="main" className={styles.main}>
          {title ? <PanelHeading title={title}>{lead}</PanelHeading> : null}
          <noscript>
            <div className={styles.noScript}>
              <Alert tone="warn" title={t("This page needs JavaScript")}>
                {t(
                  "You need it to log in. Turn on JavaScript in your browser’s settings, then reload this page. You can browse vendors and prices without it.",
                )}
              </Alert>
            </div>
          </noscript>
          {children}
        </main>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </div>
    </div>
  );
}

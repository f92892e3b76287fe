import type { ReactNode } from "react";
import { Logo } from "@/components/ui/media/logo";
import { classNames } from "@/components/ui/theme/class-names";
import { SeenPicture } from "./seen-picture";
import styles from "./shared-page.module.css";

type Props = {
  kind: "run-sheet" | "seating";
  token: string;
  wide?: boolean;
  /** Null when the link doesn't work. */
  children: ReactNode;
};

/** The frame of a page behind a share link: works without script, and prints. */
export function SharedPage({ kind, token, wide = false, children }: Props) {
  return (
    <div className={classNames(styles.page, wide && styles.wide)}>
      <header>
        <a href="/" className={styles.home} aria-label="Sayang, home">
          <Logo ground="paper" />
        </a>
      </header>
      <main id="main" className={styles.main}>
        {children ? (
          <>
            <SeenPicture src={`/api/v1/public/share-link/seen?kind=${kind}&token=${token}`} />
            {children}
          </>
        ) : (
          <SharedHeading title="This link doesn’t work">
            The couple may have turned it off, or part of it is missing. Ask them for a new one.
          </SharedHeading>
        )}
      </main>
    </div>
  );
}

export function SharedHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1 className={styles.title}>{title}</h1>
      <SharedLead>{children}</SharedLead>
    </div>
  );
}

export function SharedLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

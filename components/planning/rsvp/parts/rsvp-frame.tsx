import type { ReactNode } from "react";
import { SeenPicture } from "@/components/planning/share-link/seen-picture";
import { classNames } from "@/components/ui/theme/class-names";
import {
  INVITE_LANGUAGE_LABELS,
  INVITE_LANGUAGES,
  type InviteLanguage,
} from "@/contracts/planning/invitation/invitation";
import styles from "./rsvp-frame.module.css";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";

/** How a household's link was opened. */
export type Opened = {
  token: string;
  /** The language that the household chose explicitly. */
  chosen?: InviteLanguage | undefined;
  /** The couple is viewing, which doesn't count as opened. */
  preview?: boolean;
};

type Props = {
  opened: Opened;
  language: InviteLanguage;
  /** Returns the address of this page in a language. */
  pathIn: (language: InviteLanguage) => string;
  children: ReactNode;
  /** Stays at the bottom of the screen, within reach of the thumb. */
  bar?: ReactNode;
};

/** The frame of every page behind a household's link. Works without script. */
export function RsvpFrame({ opened, language, pathIn, children, bar }: Props) {
  const words = RSVP_WORDS[language];
  return (
    <div className={classNames(styles.page, bar ? styles.withBar : "")} lang={language}>
      <nav className={styles.languages} aria-label={words.language}>
        {INVITE_LANGUAGES.map((each) => (
          <a key={each} href={pathIn(each)} lang={each} aria-current={each === language ? "true" : undefined}>
            {INVITE_LANGUAGE_LABELS[each]}
          </a>
        ))}
      </nav>
      <main id="main" className={styles.main}>
        {children}
        {bar ? <div className={styles.bar}>{bar}</div> : null}
      </main>
      <footer className={styles.foot}>
        <p>{words.privacy}</p>
        <p>
          <a href="/">Sayang</a>
        </p>
      </footer>
      {/* Link previews load no pictures, so this tells the couple when a person has seen the page. */}
      {opened.preview ? null : <SeenPicture src={`/api/v1/public/rsvp/seen?token=${opened.token}`} />}
    </div>
  );
}

import { Fragment } from "react";
import styles from "./linked-text.module.css";

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** Punctuation that ends a sentence rather than an address. */
const TRAILING = /[.,;:!?'")\]}…]+$/;

export type Piece = { text: string; href?: string };

/** Splits a text into pieces, of which only web addresses have an `href`. */
export function linkPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const shown = withoutTail(found);
    const href = webAddress(shown);
    if (!href) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Removes trailing punctuation, except a bracket that was opened within the address: `…/Kebaya_(dress)`. */
function withoutTail(found: string): string {
  const bare = found.replace(TRAILING, "");
  return found[bare.length] === ")" && bare.includes("(") ? `${bare})` : bare;
}

function webAddress(shown: string): string | null {
  const given = /^www\./i.test(shown) ? `https://${shown}` : shown;
  if (!URL.canParse(given)) return null;
  const { protocol, hostname, username, href } = new URL(given);
  return /^https?:$/.test(protocol) && hostname.includes(".") && username === "" ? href : null;
}

type Props = {
  text: string;
  /** Says after each link to somewhere else that it leaves Sayang, for text by strangers. */
  marked?: boolean;
};

/** A user's text, with web addresses as external links. */
export function LinkedText({ text, marked = false }: Props) {
  return linkPieces(text).map(({ text: words, href }, at) =>
    href ? (
      <Fragment key={at}>
        <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {words}
        </a>
        {marked && !isOwnSite(href) ? <span className={styles.mark}> (opens another site)</span> : null}
      </Fragment>
    ) : (
      words
    ),
  );
}

const isOwnSite = (href: string) =>
  typeof window !== "undefined" && new URL(href).host === window.location.host;

import { Fragment } from "react";
import { written } from "@/lib/words/t";
import styles from "./consent-words.module.css";

const POLICIES: Readonly<Record<string, string>> = {
  "Terms and Conditions": "/terms-and-condition",
  "Privacy Policy": "/privacy",
  "Vendor Terms": "/vendor-terms",
};
const NAMES = new RegExp(`(${Object.keys(POLICIES).join("|")})`);

/** The stored text of a consent, with links to the policies that it names. */
export function ConsentWords({ children }: { children: string }) {
  const parts = children.split(NAMES).map((part, at) => {
    const href = POLICIES[part];
    return href ? (
      <a key={at} className={styles.link} href={href} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    );
  });
  const { lang } = written();
  // Proof of consent is the text as shown, so it isn't translated.
  return lang ? <span lang={lang}>{parts}</span> : parts;
}

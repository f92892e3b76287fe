import type { ReactNode } from "react";
import { PageHead } from "@/components/ui/page/heading/page-head";
import { POLICIES, type UpcomingPolicy } from "@/contracts/operator/policy/policy";
import { formatLongDate } from "@/lib/dates";
import { Contents } from "../contents/contents";
import styles from "./policy-page.module.css";

export type PolicySection = { id: string; title: string; body: ReactNode };
export type Policy = {
  title: string;
  lead: string;
  /** The summary. */
  brief: readonly string[];
  sections: readonly PolicySection[];
  /** The day of the last change, if not that of the first version. */
  version?: { iso: string; shown: string };
};

type Props = Policy & {
  /** The next version, if it has been announced. */
  upcoming: UpcomingPolicy | null;
};

const FIRST_VERSION = { iso: "2026-11-21", shown: "21 November 2026" };

/** A policy: summary, contents, numbered sections and date. */
export function PolicyPage({ title, lead, brief, sections, version = FIRST_VERSION, upcoming }: Props) {
  return (
    <main id="main">
      <PageHead drawing="deed" title={title} lead={lead} />
      <div className={styles.page}>
        <Contents title="Contents" id="contents" parts={sections} />
        <article className={styles.prose}>
          <p className={styles.version}>
            Version of <time dateTime={version.iso}>{version.shown}</time>
          </p>
          {upcoming ? (
            <aside className={styles.upcoming} aria-label="Next version">
              <p>
                A new version applies from{" "}
                <time dateTime={upcoming.appliesFrom}>{formatLongDate(upcoming.appliesFrom)}</time>
              </p>
              <p className={styles.changes}>{upcoming.summary}</p>
            </aside>
          ) : null}
          <aside className={styles.brief} aria-label="In short">
            <p>In short</p>
            <ul>
              {brief.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </aside>
          {sections.map(({ id, title: heading, body }, at) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                <span className={styles.number}>{at + 1}</span> {heading}
              </h2>
              {body}
            </section>
          ))}
          <nav className={styles.others} aria-label="Other policies">
            <ul>
              {Object.values(POLICIES)
                .filter(({ label }) => label !== title)
                .map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              <li>
                <a href="/contact-us">Contact Us</a>
              </li>
            </ul>
          </nav>
        </article>
      </div>
    </main>
  );
}

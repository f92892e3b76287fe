import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import styles from "./landing.module.css";

type Hero = {
  /** Emphasised parts are in `<i>`. */
  title: ReactNode;
  lead: string;
  /** For visitors with an account. */
  open: { label: string; href: string };
  picture: ReactNode;
};

/** The top of a page that presents a part of the planner to visitors without an account. */
export function LandingHero({ title, lead, open, picture }: Hero) {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ButtonLink variant="night" size="lg" href="/register">
              Join Us
            </ButtonLink>
            <a href={open.href}>{open.label}</a>
          </p>
        </div>
        {picture}
      </div>
    </section>
  );
}

type Body = {
  parts: readonly { title: string; text: string; picture: ReactNode }[];
  /** At the bottom, above the link to create an account. */
  promise: { title: string; text: ReactNode };
  children?: ReactNode;
};

export function LandingBody({ parts, promise, children }: Body) {
  return (
    <div className={styles.page}>
      <ul className={styles.parts}>
        {parts.map(({ title, text, picture }) => (
          <li key={title}>
            <div className={styles.words}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            <div className={styles.picture}>{picture}</div>
          </li>
        ))}
      </ul>
      {children}
      <section className={styles.privacy} aria-labelledby="promise">
        <h2 id="promise">{promise.title}</h2>
        <p>{promise.text}</p>
        <ButtonLink size="lg" href="/register">
          Create your account
        </ButtonLink>
      </section>
    </div>
  );
}

/** One more feature, on the same dark background as the top. */
export function LandingNight({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <section className={styles.sums} aria-labelledby="night">
      <div>
        <h2 id="night">{title}</h2>
        <p>{text}</p>
      </div>
      {picture}
    </section>
  );
}

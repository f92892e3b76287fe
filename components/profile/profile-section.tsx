import { type ReactNode, useId } from "react";
import styles from "./profile-section.module.css";

type Props = { title: string; lead: string; children: ReactNode };

/** A part of the profile: what it is for on the left, what there is to fill in on the right. */
export function ProfileSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

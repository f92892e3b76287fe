import { type ReactNode, useId } from "react";
import styles from "./profile-section.module.css";

type Props = { title: string; lead: string; children: ReactNode };

/** A section of the profile: title and lead on the left, fields on the right. */
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

import type { ReactNode } from "react";
import styles from "./account-page.module.css";

type Props = { title: string; lead: ReactNode; actions?: ReactNode; children: ReactNode };

/** A page of the couple's own area: heading, actions at the end of its line, and sections below. */
export function AccountPage({ title, lead, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.lead}>{lead}</div>
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}

import type { ReactNode, Ref } from "react";
import styles from "./page-title.module.css";

/** The heading of a page in the vendor's area, with `actions` at the end of its line. */
export function PageTitle({
  title,
  headingRef,
  actions,
  children,
}: {
  title: string;
  /** For moving the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <header className={styles.heading}>
      <div>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{children}</p>
      </div>
      {actions}
    </header>
  );
}

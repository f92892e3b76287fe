import type { ReactNode, Ref } from "react";
import styles from "./vendor-heading.module.css";

/** Opens a page of the vendor's area; `actions` stand at the end of the line. */
export function VendorHeading({
  title,
  headingRef,
  actions,
  children,
}: {
  title: string;
  /** For what gives the focus to the heading. */
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

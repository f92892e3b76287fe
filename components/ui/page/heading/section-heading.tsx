import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

type Props = {
  title: string;
  id?: string;
  lead?: ReactNode;
  /** A link at the end of the line, such as to the whole list. */
  action?: ReactNode;
};

/** The heading of a page's section. */
export function SectionHeading({ title, id, lead, action }: Props) {
  return (
    <div className={styles.heading}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

import type { ReactNode } from "react";
import { formatDateTime } from "@/lib/dates";
import styles from "./timeline.module.css";

type Props = {
  label: string;
  /** `at` is ISO 8601, UTC. */
  entries: readonly { id: string; at: string; title: ReactNode; by?: string; children?: ReactNode }[];
};

/** Events, in the given order. */
export function Timeline({ label, entries }: Props) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(({ id, at, title, by, children }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.title}>{title}</p>
          <p className={styles.when}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by ? <span>{by}</span> : null}
          </p>
          {children}
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from "react";
import styles from "./contents.module.css";

type Props = {
  title: string;
  /** The id of the heading. */
  id: string;
  parts: readonly { id: string; title: string; aside?: string }[];
  children?: ReactNode;
};

/** The numbered contents of a long page, which stay in view beside it on wide screens. */
export function Contents({ title, id, parts, children }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>
              <span>{part.title}</span>
              {part.aside ? <small>{part.aside}</small> : null}
            </a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}

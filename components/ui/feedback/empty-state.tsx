import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Drawing, type Part, StateDrawing, type StateName } from "@/components/ui/media/state-drawing";

type Props = {
  title: string;
  /** Explains what the list will show and how to fill it. */
  children: ReactNode;
  action?: ReactNode;
  headingLevel?: "h1" | "h2" | "h3";
  drawing?: StateName | readonly Part[];
};

/** The message of an empty list, with the next step. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel: Heading = "h2",
  drawing = "empty",
}: Props) {
  return (
    <div className={styles.empty}>
      {typeof drawing === "string" ? (
        <StateDrawing of={drawing} className={styles.art} />
      ) : (
        <Drawing parts={drawing} className={styles.art} />
      )}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

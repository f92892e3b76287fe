import type { ReactNode } from "react";
import { Icon } from "@/components/ui/media/icon";
import styles from "./question.module.css";

/** A question that unfolds its answer, without script. */
export function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>
        {ask}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

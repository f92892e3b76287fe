import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/page/card";
import styles from "./panel.module.css";

type Props = { title: string; note?: string; action?: ReactNode; children: ReactNode };

/** A titled section of the dashboard. */
export function Panel({ title, note, action, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.panel ?? ""}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}

import type { ReactNode } from "react";
import styles from "./message-page.module.css";
import { StateDrawing, type StateName } from "@/components/ui/media/state-drawing";

type Props = { title: ReactNode; children: ReactNode; actions: ReactNode; drawing: StateName };

/** A page with nothing but a message, such as "not found" or an error. */
export function MessagePage({ title, children, actions, drawing }: Props) {
  return (
    <main id="main" className={styles.page}>
      <StateDrawing of={drawing} size={136} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </main>
  );
}

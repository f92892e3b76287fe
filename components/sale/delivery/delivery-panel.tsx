import type { ReactNode } from "react";
import styles from "./delivery-panel.module.css";

type Props = { title: string; tone?: "plain" | "warn"; children: ReactNode; actions?: ReactNode };

/** The status of the delivery, what happens next and who has to act. */
export function DeliveryPanel({ title, tone = "plain", children, actions }: Props) {
  return (
    <section className={styles.panel} data-tone={tone} aria-label="Delivery">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}

import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/page/card";
import styles from "./security-card.module.css";

type Props = { id?: string; title: string; lead: ReactNode; state?: ReactNode; children: ReactNode };

export function SecurityCard({ id: anchor, title, lead, state, children }: Props) {
  const own = useId();
  const id = anchor ?? own;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card ?? ""}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {state}
      </div>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Card>
  );
}

import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/page/card";
import styles from "./detail-section.module.css";

/** A titled card of a detail page. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section ?? ""}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

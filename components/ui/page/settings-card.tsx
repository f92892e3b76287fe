import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/page/card";
import styles from "./settings-card.module.css";

/** One titled card of a settings page. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

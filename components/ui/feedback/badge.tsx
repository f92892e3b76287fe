import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "@/components/ui/theme/class-names";

export type BadgeTone = "neutral" | "jewel" | "brass" | "good" | "warn" | "bad" | "info";

/** A status label. The word carries the meaning, never the colour alone. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

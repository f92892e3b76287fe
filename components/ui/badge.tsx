import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names";

export type BadgeTone = "neutral" | "jewel" | "brass" | "good" | "warn" | "bad" | "info";

/** A word about the state of something. The word says it; the colour only helps. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

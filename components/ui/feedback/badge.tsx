import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "@/components/ui/theme/class-names";

/**
 * Colours mean the same everywhere: `warn` the reader has to act, `brass` another party has to answer, `info` under way,
 * `good` done, `bad` failed or refused, `neutral` over or not begun. The brand's own colour is for actions.
 */
export type BadgeTone = "neutral" | "brass" | "good" | "warn" | "bad" | "info";

/** A status label. The word carries the meaning, never the colour alone. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

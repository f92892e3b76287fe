import type { ReactNode } from "react";
import styles from "./chip.module.css";
import { classNames } from "@/components/ui/theme/class-names";

type Props = { href: string; current?: boolean; tone?: "paper" | "night"; children: ReactNode };

/** A small link among alternatives; the current one is marked. */
export function ChipLink({ href, current = false, tone = "paper", children }: Props) {
  return (
    <a
      href={href}
      className={classNames(styles.chip, styles[tone])}
      aria-current={current ? "true" : undefined}
    >
      {children}
    </a>
  );
}

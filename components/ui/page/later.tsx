import type { ReactNode } from "react";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./later.module.css";

type Props = {
  /** About how high it becomes, for the scroll bar until that is known. */
  rem: number;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * What stands far below a page's first screen: the browser styles and lays it out when a visitor comes near. It cannot
 * hold what is fixed to the window.
 */
export function Later({ rem, children, className }: Props) {
  return (
    <div
      className={classNames(styles.later, className)}
      style={{ containIntrinsicBlockSize: `auto ${rem}rem` }}
    >
      {children}
    </div>
  );
}

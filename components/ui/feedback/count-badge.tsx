import { classNames } from "@/components/ui/theme/class-names";
import { shortCount } from "@/lib/text/short-count";
import styles from "./count-badge.module.css";

type Props = {
  count: number;
  /** `jewel` for what is unread, `brass` for what waits for an answer, `night` on dark backgrounds. */
  tone: "jewel" | "brass" | "night";
  /** Read out after the number, such as "unread"; without it the label beside the badge has to say both. */
  unit?: string;
  /** Places the badge. */
  className?: string | undefined;
};

/** A small number in a pill. Nothing for zero. */
export function CountBadge({ count, tone, unit, className }: Props) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {shortCount(count)}
      {unit ? <span className="visually-hidden"> {unit}</span> : null}
    </span>
  );
}

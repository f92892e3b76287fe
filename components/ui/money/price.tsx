import { type Cents, formatMoneyShort } from "@/lib/money";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./price.module.css";

type Props = {
  /** The price with GST and service charge. */
  total: Cents;
  /** Such as `per table`. */
  metric?: string;
  from?: boolean;
  /** Says that nothing is added on top. */
  note?: boolean;
  size?: "md" | "lg";
};

/** An all-in price, the only kind that Sayang shows. */
export function Price({ total, metric, from = false, note = false, size = "md" }: Props) {
  return (
    <span className={classNames(styles.price, styles[size])}>
      {from ? <span className={styles.small}>from </span> : null}
      <strong className={styles.amount}>{formatMoneyShort(total)}</strong>
      {metric ? <span className={styles.small}>{` ${metric}`}</span> : null}
      {note ? <span className={styles.note}>all-in, GST and service charge included</span> : null}
    </span>
  );
}

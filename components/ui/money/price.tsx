import { type Cents, formatMoneyShort } from "@/lib/money";
import { classNames } from "@/components/ui/theme/class-names";
import { t } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";
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
  const amount = <strong className={styles.amount}>{formatMoneyShort(total)}</strong>;
  return (
    <span className={classNames(styles.price, styles[size])}>
      {from
        ? rich("from {price}", { price: amount }, (text) => <span className={styles.small}>{text}</span>)
        : amount}
      {metric ? <span className={styles.small}>{` ${metric}`}</span> : null}
      {note ? <span className={styles.note}>{t("all-in, GST and service charge included")}</span> : null}
    </span>
  );
}

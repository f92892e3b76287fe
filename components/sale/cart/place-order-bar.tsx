import { amount } from "@/components/ui/money/amount";
import styles from "./place-order-bar.module.css";
import { PlaceOrderButton } from "./place-order-button";
import { t } from "@/lib/words/t";

type Props = { dueNow: number; updating: boolean; placing: boolean };

/** The amount due and the button, fixed on small screens. */
export function PlaceOrderBar({ dueNow, updating, placing }: Props) {
  return (
    <div className={styles.bar} role="group" aria-label={t("Place order")}>
      <p className={styles.due}>
        <span>{t("Due today")}</span>
        <strong>{amount(dueNow)}</strong>
      </p>
      <PlaceOrderButton updating={updating} placing={placing} />
    </div>
  );
}

import { AmountList } from "@/components/order/amount-list";
import { amount } from "@/components/order/amount";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import type { Cart } from "@/contracts/cart";
import styles from "./cart-summary.module.css";
import { PlaceOrderButton } from "./place-order-button";

type Props = { cart: Cart; updating: boolean; placing: boolean; failure: string };

/** What it comes to, what is due today, and the way on. */
export function CartSummary({ cart, updating, placing, failure }: Props) {
  const vendors = cart.docs.length;
  return (
    <Card as="section" className={styles.summary ?? ""} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      <div
        aria-live="polite"
        aria-atomic="true"
        data-updating={updating || undefined}
        className={styles.sums}
      >
        <AmountList {...cart} />
        <div className={styles.due}>
          <p className={styles.dueLabel}>Due today</p>
          <p className={styles.dueAmount}>{amount(cart.dueNow)}</p>
        </div>
      </div>
      <p className={styles.note}>
        {vendors > 1 ? `One payment for ${vendors} vendors. ` : ""}
        The rest follows in milestones. If a vendor cannot take you, you get everything back.
      </p>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <div className={styles.button}>
        <PlaceOrderButton updating={updating} placing={placing} />
      </div>
    </Card>
  );
}

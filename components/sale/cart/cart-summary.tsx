import { lazy, Suspense } from "react";
import { AmountList } from "@/components/ui/money/amount-list";
import { amount } from "@/components/ui/money/amount";
import { Alert } from "@/components/ui/feedback/alert";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Card } from "@/components/ui/page/card";
import type { Cart } from "@/contracts/sale/cart";
import styles from "./cart-summary.module.css";
import { PlaceOrderButton } from "./place-order-button";

const TenderSections = lazy(() => import("./tender/tender-sections"));

type Props = { cart: Cart; updating: boolean; placing: boolean; failure: string };

/** The total, the amount due today, and the next step. */
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
        <AmountList
          {...cart}
          discountLabel={`Promo code ${cart.appliedDiscount?.code ?? ""}`}
          voucherLabel={`${cart.appliedVoucher?.name ?? "Voucher"} pays`}
        />
        <div className={styles.due}>
          <p className={styles.dueLabel}>Due today</p>
          <p className={styles.dueAmount}>{amount(cart.dueNow)}</p>
        </div>
      </div>
      <div className={styles.tender}>
        <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
          <TenderSections cart={cart} />
        </Suspense>
      </div>
      <p className={styles.note}>
        {vendors > 1 && cart.dueNow > 0 ? `One payment for ${vendors} vendors. ` : ""}
        The rest follows in milestones. If a vendor cannot take you, you get everything back.
      </p>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <div className={styles.button}>
        <PlaceOrderButton updating={updating} placing={placing} />
      </div>
    </Card>
  );
}

import { inPageWords } from "@/lib/language/spoken";
import { lazy, Suspense } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { Card } from "@/components/ui/page/card";
import { CHECKOUT_AGREEMENT } from "@/components/sale/checkout/checkout-form";
import type { Cart } from "@/contracts/sale/cart";
import styles from "./cart-summary.module.css";
import { PlaceOrderButton } from "./place-order-button";
import { SummarySums } from "./summary-sums";
import { t } from "@/lib/words/t";

const CodeSections = lazy(() => import("./codes/code-sections"));

type Props = { cart: Cart; updating: boolean; placing: boolean; failure: string };

/** The total, the amount due today, and the next step. */
export function CartSummary({ cart, updating, placing, failure }: Props) {
  const vendors = cart.docs.length;
  return (
    <Card as="section" className={styles.summary ?? ""} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {t("Summary")}
      </h2>
      <SummarySums cart={cart} updating={updating} />
      <div className={styles.codes}>
        <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
          <CodeSections cart={cart} />
        </Suspense>
      </div>
      <p className={styles.note}>
        {vendors > 1 && cart.dueNow > 0 ? `${t("One payment for {n} vendors.", { n: vendors })} ` : ""}
        {t("If a vendor can’t take your booking, you’re refunded in full.")}
      </p>
      {failure ? <Alert tone="bad">{inPageWords(failure)}</Alert> : null}
      <div id={CHECKOUT_AGREEMENT} />
      <div className={styles.button}>
        <PlaceOrderButton updating={updating} placing={placing} />
      </div>
    </Card>
  );
}

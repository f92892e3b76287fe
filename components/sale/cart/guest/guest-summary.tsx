import summary from "@/components/sale/cart/cart-summary.module.css";
import bar from "@/components/sale/cart/place-order-bar.module.css";
import { SummarySums } from "@/components/sale/cart/summary-sums";
import { Button } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import type { Cart } from "@/contracts/sale/cart";
import { t } from "@/lib/words/t";

type Props = { cart: Cart; updating: boolean; onContinue: () => void };

/** The total, and the link to the guest's details below the items, which booking requires. */
export function GuestSummary({ cart, updating, onContinue }: Props) {
  return (
    <>
      <Card as="section" className={summary.summary ?? ""} aria-labelledby="cart-summary">
        <h2 id="cart-summary" className={summary.title}>
          {t("Summary")}
        </h2>
        <SummarySums cart={cart} updating={updating} />
        <p className={summary.note}>
          {t(
            "Next: confirm your email, then place the order. Promo codes and vouchers go in before you pay.",
          )}
        </p>
        <div className={summary.button}>
          <Button block onClick={onContinue}>
            {t("Continue to book")}
          </Button>
        </div>
      </Card>
      <div className={bar.bar} role="group" aria-label={t("Continue to book")}>
        <p className={bar.due}>
          <span>{t("Due today")}</span>
          <strong>{amount(cart.dueNow)}</strong>
        </p>
        <Button block onClick={onContinue}>
          {t("Continue to book")}
        </Button>
      </div>
    </>
  );
}

import summary from "@/components/sale/cart/cart-summary.module.css";
import bar from "@/components/sale/cart/place-order-bar.module.css";
import { SummarySums } from "@/components/sale/cart/summary-sums";
import { ButtonLink } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import type { Cart } from "@/contracts/sale/cart";
import { CUSTOMER_CART } from "@/lib/session/page-guard";
import styles from "./guest-cart.module.css";

const LOGIN = `/login?returnUrl=${encodeURIComponent(CUSTOMER_CART)}`;

/** The total and the way to checkout, which needs an account; the items come along. */
export function GuestSummary({ cart, updating }: { cart: Cart; updating: boolean }) {
  return (
    <>
      <Card as="section" className={summary.summary ?? ""} aria-labelledby="cart-summary">
        <h2 id="cart-summary" className={summary.title}>
          Summary
        </h2>
        <SummarySums cart={cart} updating={updating} />
        <p className={summary.note}>
          You need an account to book, so that vendors know who you are. Your cart comes with you, and promo
          codes and vouchers go in at checkout.
        </p>
        <div className={styles.actions}>
          <ButtonLink href={LOGIN} block className={styles.wide}>
            Log in to check out
          </ButtonLink>
          <ButtonLink href="/register" variant="secondary" block>
            Create an account
          </ButtonLink>
        </div>
      </Card>
      <div className={bar.bar} role="group" aria-label="Check out">
        <p className={bar.due}>
          <span>Due today</span>
          <strong>{amount(cart.dueNow)}</strong>
        </p>
        <ButtonLink href={LOGIN} block>
          Log in to check out
        </ButtonLink>
      </div>
    </>
  );
}

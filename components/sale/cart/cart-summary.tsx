import { lazy, Suspense } from "react";
import { AmountList } from "@/components/ui/money/amount-list";
import { amount } from "@/components/ui/money/amount";
import { Alert } from "@/components/ui/feedback/alert";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Card } from "@/components/ui/page/card";
import { CHECKOUT_AGREEMENT } from "@/components/sale/checkout/checkout-form";
import { depositWords } from "@/components/sale/checkout/deposit-words";
import type { Cart, CartVendorGroup } from "@/contracts/sale/cart";
import { formatDate } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
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
      <ul className={styles.vendors} aria-label="By vendor">
        {cart.docs.map((group) => (
          <li key={group.vendor.id}>
            <p className={styles.vendorName}>{group.vendor.vendorName}</p>
            <p>{datesOf(group)}</p>
            <p>{restOf(group)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.tender}>
        <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
          <TenderSections cart={cart} />
        </Suspense>
      </div>
      <p className={styles.note}>
        {vendors > 1 && cart.dueNow > 0 ? `One payment for ${vendors} vendors. ` : ""}
        If a vendor can’t take your booking, you’re refunded in full.
      </p>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <div id={CHECKOUT_AGREEMENT} />
      <div className={styles.button}>
        <PlaceOrderButton updating={updating} placing={placing} />
      </div>
    </Card>
  );
}

/** The dates of a vendor's items, each once. */
function datesOf({ lines }: CartVendorGroup): string {
  const dates = [...new Set(lines.map(({ eventDate }) => eventDate))].toSorted();
  return dates.map((date) => (date ? formatDate(date) : "No date yet")).join(", ");
}

/** The deposit and the rest: `30% deposit ($384.00), then $896.00`. */
function restOf({ milestones, total }: CartVendorGroup): string {
  const deposit = milestones[0]?.amount ?? 0;
  const rest = toDollars(toCents(total) - toCents(deposit));
  return `${depositWords(deposit, total)}${rest > 0 ? `, then ${amount(rest)}` : ""}`;
}

import { shareWords } from "@/components/sale/checkout/deposit-words";
import { AmountList } from "@/components/ui/money/amount-list";
import { amount } from "@/components/ui/money/amount";
import type { Cart, CartVendorGroup } from "@/contracts/sale/cart";
import { formatDate } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import { t } from "@/lib/words/t";
import styles from "./cart-summary.module.css";

/** The total, the amount due today and, for several vendors, the dates and deposit of each. */
export function SummarySums({ cart, updating }: { cart: Cart; updating: boolean }) {
  return (
    <>
      <div
        aria-live="polite"
        aria-atomic="true"
        data-updating={updating || undefined}
        className={styles.sums}
      >
        <AmountList
          {...cart}
          discountLabel={t("Promo code {code}", { code: cart.appliedDiscount?.code ?? "" })}
          voucherLabel={t("{voucher} pays", { voucher: cart.appliedVoucher?.name ?? t("Voucher") })}
        />
        <div className={styles.due}>
          <p className={styles.dueLabel}>{t("Due today")}</p>
          <p className={styles.dueAmount}>{amount(cart.dueNow)}</p>
        </div>
      </div>
      {/* With a single vendor, its card already shows this, and the button should stay on the first screen. */}
      {cart.docs.length > 1 ? (
        <ul className={styles.vendors} aria-label={t("By vendor")}>
          {cart.docs.map((group) => (
            <li key={group.id}>
              <p className={styles.vendorName}>{group.vendor.vendorName}</p>
              <p>{datesOf(group)}</p>
              <p>{restOf(group)}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The dates of a vendor's items, without duplicates. */
function datesOf({ lines }: CartVendorGroup): string {
  const dates = [...new Set(lines.map(({ eventDate }) => eventDate))].toSorted();
  return dates.map((date) => (date ? formatDate(date) : t("No date yet"))).join(", ");
}

/** The deposit and the rest: `30% of $1,280.00 today, then $896.00`. */
function restOf({ milestones, total }: CartVendorGroup): string {
  const deposit = milestones[0]?.amount ?? 0;
  const rest = toDollars(toCents(total) - toCents(deposit));
  const today = shareWords(deposit, total);
  return rest > 0
    ? t("{deposit} today, then {rest}", { deposit: today, rest: amount(rest) })
    : t("{deposit} today", { deposit: today });
}

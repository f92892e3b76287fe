import { amount } from "@/components/ui/money/amount";
import { depositWords } from "@/components/sale/checkout/deposit-words";
import type { CartVendorGroup } from "@/contracts/sale/cart";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import { t } from "@/lib/words/t";
import styles from "./milestones-preview.module.css";

type Props = { milestones: CartVendorGroup["milestones"]; total: number; vendorName: string };

/** A vendor's payment schedule: the first milestone today, the others later. */
export function MilestonesPreview({ milestones, total, vendorName }: Props) {
  const today = todayInSingapore();
  return (
    <div className={styles.preview}>
      <p className={styles.title}>{t("How you pay {name}", { name: vendorName })}</p>
      <ol className={styles.milestones}>
        {milestones.map(({ label, amount: dollars, voucher, dueDate }, at) => (
          <li key={`${at} ${label}`} className={styles.milestone} data-now={at === 0 || undefined}>
            <span className={styles.when}>{at === 0 ? t("Today") : whenOf(dueDate, today)}</span>
            <span className={styles.amount}>{amount(toDollars(toCents(dollars) - toCents(voucher)))}</span>
            <span className={styles.label}>
              {at === 0 ? depositWords(dollars, total) : label}
              {voucher > 0 ? t(", after {amount} by voucher", { amount: amount(voucher) }) : ""}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function whenOf(dueDate: string | null, today: string): string {
  if (dueDate === null) return t("Once the date is fixed");
  return dueDate <= today ? t("After approval") : formatDate(dueDate);
}

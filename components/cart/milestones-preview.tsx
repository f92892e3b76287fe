import { amount } from "@/components/order/amount";
import type { CartVendorGroup } from "@/contracts/cart";
import { formatDate, todayInSingapore } from "@/lib/dates";
import styles from "./milestones-preview.module.css";

type Props = { milestones: CartVendorGroup["milestones"]; vendorName: string };

/** When a vendor is paid how much: the first today, the others later. */
export function MilestonesPreview({ milestones, vendorName }: Props) {
  const today = todayInSingapore();
  return (
    <div className={styles.preview}>
      <p className={styles.title}>How you pay {vendorName}</p>
      <ol className={styles.milestones}>
        {milestones.map(({ label, amount: dollars, dueDate }, at) => (
          <li key={`${at} ${label}`} className={styles.milestone} data-now={at === 0 || undefined}>
            <span className={styles.when}>{at === 0 ? "Today" : whenOf(dueDate, today)}</span>
            <span className={styles.amount}>{amount(dollars)}</span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function whenOf(dueDate: string | null, today: string): string {
  if (dueDate === null) return "Once the date is fixed";
  return dueDate <= today ? "After approval" : formatDate(dueDate);
}

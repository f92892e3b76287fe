import { Icon } from "@/components/ui/media/icon";
import type { OrderMilestone } from "@/contracts/sale/order/order";
import { formatDate, formatDateTime, todayInSingapore } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import { amount } from "@/components/ui/money/amount";
import styles from "./order-milestones.module.css";

type Props = { milestones: OrderMilestone[]; closed: boolean };

/** The payments in order: paid, next, later. */
export function OrderMilestones({ milestones, closed }: Props) {
  const next = closed ? undefined : milestones.find((milestone) => milestone.paidAt === null);
  return (
    <ol className={styles.milestones}>
      {milestones.map((milestone, at) => {
        const state = milestone.paidAt ? "paid" : milestone === next ? "next" : "later";
        return (
          <li key={milestone.id} className={styles.milestone} data-state={state}>
            <span className={styles.mark} aria-hidden="true">
              {state === "paid" ? <Icon name="check" size={16} /> : at + 1}
            </span>
            <div>
              <p className={styles.label}>{milestone.label}</p>
              <p className={styles.when}>
                {whenOf(milestone, closed)}
                {voucherPart(milestone) > 0 ? `, ${amount(voucherPart(milestone))} by voucher` : ""}
              </p>
            </div>
            <p className={styles.amount}>{amount(milestone.amount)}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** The part of an unpaid milestone that a voucher pays. */
function voucherPart({ amount: whole, due, paidAt }: OrderMilestone): number {
  return paidAt ? 0 : toDollars(toCents(whole) - toCents(due));
}

function whenOf({ paidAt, dueDate }: OrderMilestone, closed: boolean): string {
  if (paidAt) return `Paid ${formatDateTime(paidAt)}`;
  if (closed) return "Not charged";
  if (!dueDate) return "Due once the date is fixed";
  return `${dueDate < todayInSingapore() ? "Overdue, was due" : "Due"} ${formatDate(dueDate)}`;
}

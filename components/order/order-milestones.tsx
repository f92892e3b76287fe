import { Icon } from "@/components/ui/icon";
import type { OrderMilestone } from "@/contracts/order";
import { formatDate, formatDateTime } from "@/lib/dates";
import { amount } from "./amount";
import styles from "./order-milestones.module.css";

type Props = { milestones: OrderMilestone[]; closed: boolean };

/** The payments in the order in which they are made: paid, next, later. */
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
              <p className={styles.when}>{whenOf(milestone, closed)}</p>
            </div>
            <p className={styles.amount}>{amount(milestone.amount)}</p>
          </li>
        );
      })}
    </ol>
  );
}

function whenOf({ paidAt, dueDate }: OrderMilestone, closed: boolean): string {
  if (paidAt) return `Paid ${formatDateTime(paidAt)}`;
  if (closed) return "Not charged";
  return dueDate ? `Due ${formatDate(dueDate)}` : "Due once the date is fixed";
}

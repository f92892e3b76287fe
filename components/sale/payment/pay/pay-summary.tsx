import { t, td } from "@/lib/words/t";
import { itemsLine } from "@/components/sale/order/items-line";
import { amount } from "@/components/ui/money/amount";
import { TotalLine } from "@/components/ui/money/total-line";
import { Card } from "@/components/ui/page/card";
import { PAYMENT_PROTECTION } from "@/components/sale/order/payment-protection";
import type { PayPlan } from "@/components/sale/order/pay-plan";
import type { OrderDetail, OrderMilestone } from "@/contracts/sale/order/order";
import { formatDate } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import styles from "./pay-summary.module.css";

/** Exactly what this payment covers, and what remains to be paid after it. */
export function PaySummary({ order, plan }: { order: OrderDetail; plan: PayPlan }) {
  const { now, later, dueNow, dueLater } = plan;
  return (
    <Card as="section" tone="sunk" className={styles.summary ?? ""} aria-labelledby="summary-title">
      <h2 id="summary-title" className={styles.title}>
        {t("This payment")}
      </h2>
      <p className={styles.note}>
        {itemsLine(order)} · <span className={styles.number}>{order.orderNumber}</span>
      </p>
      <Rows milestones={now} />
      <TotalLine label={t("You pay today")} total={dueNow} isLive />
      {later.length > 0 ? (
        <>
          <h3 className={styles.subtitle}>
            {t("Still to pay after this: {amount}", { amount: amount(dueLater) })}
          </h3>
          <Rows milestones={later} quiet />
        </>
      ) : (
        <p className={styles.note}>
          {t("Nothing is left to pay {vendor} after this. Your order then counts as all paid.", {
            vendor: order.vendor.vendorName,
          })}
        </p>
      )}
      <p className={styles.note}>
        {t("{paid} of {total} is paid so far.", {
          paid: amount(order.paid),
          total: amount(order.orderValue),
        })}
      </p>
      <p className={styles.note}>
        {t("Sayang holds what you pay.")} {t(PAYMENT_PROTECTION)}
      </p>
    </Card>
  );
}

function Rows({ milestones, quiet = false }: { milestones: OrderMilestone[]; quiet?: boolean }) {
  return (
    <ul className={styles.rows} data-quiet={quiet || undefined}>
      {milestones.map((milestone) => (
        <li key={milestone.id} className={styles.row}>
          <div>
            <p>{td(milestone.label)}</p>
            <p className={styles.note}>{noteOf(milestone)}</p>
          </div>
          <p className={styles.amount}>{amount(milestone.due)}</p>
        </li>
      ))}
    </ul>
  );
}

function noteOf({ amount: whole, due, dueDate }: OrderMilestone): string {
  const when = dueDate ? t("Due {date}", { date: formatDate(dueDate) }) : t("Due once the date is fixed");
  const byVoucher = toCents(whole) - toCents(due);
  return byVoucher > 0
    ? t("{when}. A voucher pays {amount} of it", { when, amount: amount(toDollars(byVoucher)) })
    : when;
}

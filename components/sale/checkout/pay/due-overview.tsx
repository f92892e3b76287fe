import { itemsLine } from "@/components/sale/order/items-line";
import { amount } from "@/components/ui/money/amount";
import { TotalLine } from "@/components/ui/money/total-line";
import { Card } from "@/components/ui/page/card";
import { shareWords } from "../deposit-words";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { ANSWER_HOURS, UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { formatDate } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import { PAYMENT_PROTECTION } from "@/components/sale/order/payment-protection";
import { t, td } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";
import styles from "./due-overview.module.css";

/** The orders that this payment is for, with the amount due now for each. */
export function DueOverview({ orders }: { orders: OrderSummary[] }) {
  const due = orders.filter(({ state }) => state === "awaiting_payment");
  const total = due.reduce((sum, { nextMilestone }) => sum + toCents(nextMilestone?.due ?? 0), 0);
  return (
    <Card as="section" tone="sunk" className={styles.overview ?? ""} aria-labelledby="due-title">
      <h2 id="due-title" className={styles.title}>
        {t("Your order")}
      </h2>
      <ul className={styles.orders}>
        {due.map((order) => (
          <li key={order.id} className={styles.order}>
            <div>
              <p className={styles.vendor}>{order.vendor.vendorName}</p>
              <p className={styles.items}>{itemsLine(order)}</p>
              <p className={styles.items}>
                {order.eventDate ? formatDate(order.eventDate) : t("No date yet")}
              </p>
              <p className={styles.items}>
                {t("Deposit: {deposit}", {
                  deposit: shareWords(order.nextMilestone?.amount ?? 0, order.orderValue),
                })}
              </p>
            </div>
            <p className={styles.amount}>{amount(order.nextMilestone?.due ?? 0)}</p>
          </li>
        ))}
      </ul>
      <TotalLine label={t("Due today")} total={toDollars(total)} />
      <p className={styles.note}>
        {t(
          "We hold your dates for {unpaid} hours while you pay. Vendors answer within {answer} hours; if one can’t take your booking, you’re refunded in full.",
          { unpaid: UNPAID_HOURS, answer: ANSWER_HOURS },
        )}
      </p>
      <p className={styles.note}>
        {t("Sayang holds what you pay.")} {td(PAYMENT_PROTECTION)}
      </p>
      <p className={styles.note}>
        {rich(
          "By paying you accept the <a>terms</a> and the refund rule of each vendor that you agreed to in your cart. Each order shows it.",
          { a: (text) => <a href="/terms-and-condition">{text}</a> },
        )}
      </p>
    </Card>
  );
}

import Link from "next/link";
import { ButtonLink } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { payOrderHref } from "@/components/sale/order/pay-href";
import { planPayment, refusalOf } from "@/components/sale/order/pay-plan";
import styles from "./order-pay.module.css";

/** Pays the next milestone of an order, or everything left, or explains why that isn't possible now. */
export function OrderPay({ order }: { order: OrderDetail }) {
  // The deposits of a checkout are paid together, with the button in the order's header.
  if (order.state === "awaiting_payment" || order.state === "cancelled") return null;
  const refusal = refusalOf(order);
  const { now, later, dueNow } = planPayment(order, "next");
  const [next] = now;
  return (
    <div className={styles.pay}>
      {next && refusal ? <p className={styles.note}>{refusal}</p> : null}
      {next && !refusal ? (
        <div className={styles.actions}>
          <ButtonLink href={payOrderHref(order.id)} aria-label={`Pay ${amount(dueNow)} now, ${next.label}`}>
            Pay {amount(dueNow)} now
          </ButtonLink>
          {later.length > 0 ? (
            <ButtonLink variant="secondary" href={payOrderHref(order.id, "rest")}>
              Pay the rest, {amount(planPayment(order, "rest").dueNow)}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      <p className={styles.note}>
        <Link href="/user/payments" prefetch={false}>
          All your payments, and when they’re due
        </Link>
      </p>
    </div>
  );
}

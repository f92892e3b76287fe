import { type OrderDetail, paidLessRefunds } from "@/contracts/sale/order/order";
import { amount } from "@/components/ui/money/amount";
import { PaidBar } from "@/components/sale/order/paid-bar";
import { PAYMENT_PROTECTION } from "@/components/sale/order/payment-protection";
import styles from "./paid-so-far.module.css";

/** Shows the amount paid, and the part that Sayang holds until the order is complete. */
export function PaidSoFar({ order, reader }: { order: OrderDetail; reader: "customer" | "vendor" }) {
  const { orderValue, refunded, held, released } = order;
  const paid = paidLessRefunds(order);
  return (
    <div className={styles.paid}>
      <p>
        <strong>{amount(paid)}</strong> of {amount(orderValue)} paid
        {refunded > 0 ? ` after ${amount(refunded)} was refunded` : ""}
      </p>
      <PaidBar paid={paid} total={orderValue} />
      {released > 0 && reader === "customer" ? (
        <p className={styles.held}>
          <strong>
            Released to {order.vendor.vendorName}: {amount(released)}.
          </strong>{" "}
          {order.state === "cancelled"
            ? "That’s the part it keeps by the refund rule."
            : "Your order is complete."}
        </p>
      ) : null}
      {held > 0 ? (
        <p className={styles.held}>
          <strong>Held by Sayang: {amount(held)}.</strong>{" "}
          {reader === "customer" ? PAYMENT_PROTECTION : "You’re paid once the order is complete."}
        </p>
      ) : null}
    </div>
  );
}

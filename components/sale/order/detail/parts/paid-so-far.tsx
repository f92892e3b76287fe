import { type OrderDetail, paidLessRefunds } from "@/contracts/sale/order/order";
import { amount } from "@/components/ui/money/amount";
import { PaidBar } from "@/components/sale/order/paid-bar";
import styles from "./paid-so-far.module.css";

/** Shows the amount paid, and to the vendor the part that Sayang holds until the order is complete. */
export function PaidSoFar({ order, reader }: { order: OrderDetail; reader: "customer" | "vendor" }) {
  const { orderValue, refunded, held } = order;
  const paid = paidLessRefunds(order);
  return (
    <div className={styles.paid}>
      <p>
        <strong>{amount(paid)}</strong> of {amount(orderValue)} paid
        {refunded > 0 ? ` after ${amount(refunded)} was refunded` : ""}
      </p>
      <PaidBar paid={paid} total={orderValue} />
      {held > 0 && reader === "vendor" ? (
        <p className={styles.held}>
          <strong>Held by Sayang: {amount(held)}.</strong> You’re paid once the order is complete.
        </p>
      ) : null}
    </div>
  );
}

import { type OrderDetail, paidLessRefunds } from "@/contracts/sale/order/order";
import { amount } from "@/components/ui/money/amount";
import { PaidBar } from "@/components/sale/order/paid-bar";
import styles from "./paid-so-far.module.css";

export function PaidSoFar({ order }: { order: OrderDetail }) {
  const { orderValue, refunded } = order;
  const paid = paidLessRefunds(order);
  return (
    <div className={styles.paid}>
      <p>
        <strong>{amount(paid)}</strong> of {amount(orderValue)} paid
        {refunded > 0 ? ` after ${amount(refunded)} was refunded` : ""}
      </p>
      <PaidBar paid={paid} total={orderValue} />
    </div>
  );
}

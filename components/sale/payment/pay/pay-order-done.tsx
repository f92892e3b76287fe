"use client";
import { t, td } from "@/lib/words/t";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { StateDrawing } from "@/components/ui/media/state-drawing";
import { amount } from "@/components/ui/money/amount";
import { planPayment } from "@/components/sale/order/pay-plan";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDate } from "@/lib/dates";
import styles from "./pay-order-done.module.css";

type Props = { order: OrderDetail; amount: number; labels: string[] };

/** Confirms a payment, with its receipt and the next step. */
export function PayOrderDone({ order, amount: paid, labels }: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div className={styles.page}>
      <StateDrawing of="success" size={104} />
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {t("{amount} paid to {vendor}", { amount: amount(paid), vendor: order.vendor.vendorName })}
      </h1>
      <p className={styles.lead} role="status">
        {t("{labels} for {number}. We’ve emailed your receipt, and told {vendor}.", {
          labels: labels.map(td).join(", "),
          number: order.orderNumber,
          vendor: order.vendor.vendorName,
        })}
      </p>
      <p className={styles.next}>{nextStep(order)}</p>
      <div className={styles.actions}>
        <ButtonLink href={`/user/manage-orders/${order.id}`}>{t("See the order")}</ButtonLink>
        <ButtonLink href="/user/payments" variant="secondary">
          {t("What’s due next")}
        </ButtonLink>
      </div>
      <p className={styles.note}>
        <Link href="/user/payment-history" prefetch={false}>
          {t("Print the receipt from your payment history")}
        </Link>
      </p>
    </div>
  );
}

function nextStep(order: OrderDetail): string {
  const { now } = planPayment(order, "next");
  const [next] = now;
  if (!next) {
    return order.eventDate
      ? t("Everything is paid. All that’s left is the day itself, {date}.", {
          date: formatDate(order.eventDate),
        })
      : t("Everything is paid. All that’s left is the day itself.");
  }
  const values = { label: td(next.label), amount: amount(next.due) };
  return next.dueDate
    ? t("Next: {label}, {amount}, due {date}. We’ll remind you by email.", {
        ...values,
        date: formatDate(next.dueDate),
      })
    : t("Next: {label}, {amount}, due once the date is fixed. We’ll remind you by email.", values);
}

"use client";
import { fullName } from "@/lib/text/full-name";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { amount } from "@/components/ui/money/amount";
import type { PaymentEntry } from "@/contracts/sale/payment/payment";
import { formatDateTime } from "@/lib/dates";
import { useAppSelector } from "@/store/hooks";
import styles from "./receipt.module.css";

type Props = { entry: PaymentEntry; onDone: () => void };

/** A receipt for printing only. Opens the browser's print dialog at once, which can also save it as a PDF. */
export function Receipt({ entry, onDone }: Props) {
  const couple = useAppSelector((state) => state.auth.userData);
  const done = useRef(onDone);
  const refund = entry.kind === "refund";
  const title = `Sayang ${refund ? "refund" : "receipt"} ${entry.order.orderNumber}`;

  useEffect(() => {
    // Browsers suggest the title as the file name.
    const before = document.title;
    document.title = title;
    if (styles.printing) document.body.classList.add(styles.printing);
    const finish = () => done.current();
    window.addEventListener("afterprint", finish, { once: true });
    window.print();
    return () => {
      document.title = before;
      if (styles.printing) document.body.classList.remove(styles.printing);
      window.removeEventListener("afterprint", finish);
    };
  }, [title]);

  const method = entry.method === "paynow" ? "PayNow account" : "card";
  const facts = [
    [refund ? "Refunded to" : "Paid by", couple?.roleUser === "customer" ? fullName(couple) : ""],
    [refund ? "Refunded by" : "Paid to", entry.order.vendor.vendorName],
    ["Order", entry.order.orderNumber],
    ["For", refund ? entry.note || "Refund" : entry.label],
    [refund ? "Refunded on" : "Paid on", `${formatDateTime(entry.at)} (Singapore)`],
    ["How", refund ? `To the ${method} that was charged` : `By ${method}, through Sayang`],
    ["Payment reference", entry.paymentId ?? ""],
  ].filter(([, value]) => value);
  return createPortal(
    <article className={styles.sheet} aria-hidden="true">
      <p className={styles.brand}>Sayang</p>
      <h2 className={styles.title}>{refund ? "Refund note" : "Receipt"}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.amount}>
        <span>{refund ? "Amount refunded" : "Amount paid"}</span>
        <b>{amount(entry.amount)} SGD</b>
      </p>
      <p className={styles.foot}>
        You’ll find the order, with its GST and its payments to come, under Order History in your account.
      </p>
    </article>,
    document.body,
  );
}

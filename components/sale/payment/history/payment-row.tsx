import Link from "next/link";
import { amount } from "@/components/ui/money/amount";
import { Badge } from "@/components/ui/feedback/badge";
import { Button } from "@/components/ui/action/button";
import type { PaymentEntry } from "@/contracts/sale/payment/payment";
import { DocumentButton } from "./document-button";
import { dayOf, hasReceipt, purposeOf, statusOf } from "./payment-labels";
import styles from "./payment-row.module.css";

/** One payment or refund: date, vendor, purpose, amount and status. */
export function PaymentRow({ entry, onReceipt }: { entry: PaymentEntry; onReceipt: () => void }) {
  const { order, kind, note } = entry;
  const { label: status, tone } = statusOf(entry);
  const day = dayOf(entry.at);
  return (
    <li className={styles.row}>
      <p className={styles.day}>
        <time dateTime={entry.at}>{day}</time>
      </p>
      <div className={styles.what}>
        <p className={styles.vendor}>{order.vendor.vendorName}</p>
        <p className={styles.note}>
          {purposeOf(entry)}
          {" · "}
          <Link
            className={styles.number}
            href={`/user/manage-orders/${order.id}`}
            prefetch={false}
            aria-label={`Order ${order.orderNumber}`}
          >
            {order.orderNumber}
          </Link>
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <div className={styles.state}>
        <Badge tone={tone}>{status}</Badge>
      </div>
      <p className={styles.amount} data-kind={kind} data-status={entry.status}>
        {kind === "refund" ? "+" : ""}
        {amount(entry.amount)}
      </p>
      <div className={styles.receipt}>
        {hasReceipt(entry) && !entry.documentId ? (
          <Button
            variant="plain"
            size="sm"
            aria-label={`Print the receipt of ${day}, ${order.vendor.vendorName}, ${amount(entry.amount)}`}
            onClick={onReceipt}
          >
            Receipt
          </Button>
        ) : null}
        {entry.documentId ? (
          <DocumentButton
            id={entry.documentId}
            name={kind === "refund" ? "Credit note" : "Receipt"}
            of={`${day}, ${order.vendor.vendorName}, ${amount(entry.amount)}`}
          />
        ) : null}
        {entry.invoiceId ? (
          <DocumentButton id={entry.invoiceId} name="Invoice" of={`order ${order.orderNumber}`} />
        ) : null}
      </div>
    </li>
  );
}

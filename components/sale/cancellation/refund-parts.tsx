import type { RefundParts as Parts } from "@/contracts/sale/order/cancellation-details";
import { amount } from "@/components/ui/money/amount";
import styles from "./cancellation.module.css";

/** Shows the refund and where it goes, and what the vendor keeps. */
export function RefundParts({ parts, kept, paid }: { parts: Parts; kept: number; paid: number }) {
  const rows = [
    ["To the card", parts.card],
    ["Back onto the voucher", parts.voucher],
    ["As store credit", parts.credit],
  ] as const;
  return (
    <dl className={styles.money}>
      <div>
        <dt>Paid</dt>
        <dd>{amount(paid)}</dd>
      </div>
      {rows.map(([label, sum]) =>
        sum > 0 ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount(sum)}</dd>
          </div>
        ) : null,
      )}
      <div className={styles.total}>
        <dt>Refund</dt>
        <dd>{amount(parts.total)}</dd>
      </div>
      <div>
        <dt>Kept by the vendor</dt>
        <dd>{amount(kept)}</dd>
      </div>
    </dl>
  );
}

import type { RefundParts as Parts } from "@/contracts/sale/order/cancellation-details";
import { amount } from "@/components/ui/money/amount";
import type { Reader } from "./cancellation-labels";
import styles from "./cancellation.module.css";

type Props = { parts: Parts; kept: number; paid: number; reader: Reader };

/** Shows what the vendor keeps, the refund, and where it goes. */
export function RefundParts({ parts, kept, paid, reader }: Props) {
  const rows = [
    ["Back the way it was paid", parts.card],
    ["Back onto the voucher", parts.voucher],
    ["As store credit", parts.credit],
  ] as const;
  return (
    <dl className={styles.money}>
      <div>
        <dt>Paid</dt>
        <dd>{amount(paid)}</dd>
      </div>
      <div>
        <dt>{reader === "vendor" ? "You keep" : "The vendor keeps"}</dt>
        <dd>{kept > 0 ? `−${amount(kept)}` : amount(0)}</dd>
      </div>
      <div className={styles.total}>
        <dt>Refund</dt>
        <dd>{amount(parts.total)}</dd>
      </div>
      {rows.map(([label, sum]) =>
        sum > 0 ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount(sum)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

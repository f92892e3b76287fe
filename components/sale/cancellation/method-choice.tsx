import type { RefundMethod } from "@/contracts/sale/order/cancellation";
import type { RefundParts } from "@/contracts/sale/order/cancellation-details";
import { amount } from "@/components/ui/money/amount";
import styles from "./cancellation.module.css";

type Props = {
  value: RefundMethod;
  onChange: (method: RefundMethod) => void;
  parts?: Record<RefundMethod, RefundParts>;
};

const METHODS: readonly { method: RefundMethod; label: string; hint: string }[] = [
  { method: "original", label: "The way I paid", hint: "Back to your card or bank, in up to 10 days" },
  { method: "voucher", label: "Store credit", hint: "There at once, for any vendor on Sayang" },
];

/** How the card's part is refunded; what a voucher paid always returns to it. */
export function MethodChoice({ value, onChange, parts }: Props) {
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>How would you like it back?</legend>
      {METHODS.map(({ method, label, hint }) => (
        <label key={method} className={styles.method}>
          <input
            type="radio"
            name="refundMethod"
            value={method}
            checked={value === method}
            onChange={() => onChange(method)}
          />
          <span>
            {label}
            {parts ? <strong> {amount(parts[method].card + parts[method].credit)}</strong> : null}
            <br />
            <span className={styles.hint}>{hint}</span>
          </span>
        </label>
      ))}
      {parts && parts.original.voucher > 0 ? (
        <p className={styles.hint}>{amount(parts.original.voucher)} goes back onto the voucher you used.</p>
      ) : null}
    </fieldset>
  );
}

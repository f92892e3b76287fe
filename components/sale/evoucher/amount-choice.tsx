import { VOUCHER_AMOUNTS } from "@/contracts/sale/promotion/evoucher";
import styles from "./voucher-composer.module.css";

/** The option that opens a field for any other amount. */
export const OWN = "own";

export function AmountChoice({ choice, onChoose }: { choice: string; onChoose: (value: string) => void }) {
  return (
    <fieldset className={styles.amounts}>
      <legend>Amount</legend>
      <div>
        {[...VOUCHER_AMOUNTS.map(String), OWN].map((value) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name="amount"
              value={value}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            <span>{value === OWN ? "Own amount" : `$${value}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

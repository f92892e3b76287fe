import { written } from "@/lib/words/t";
import { SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { formatCardNumber } from "./card-format";
import styles from "./test-cards.module.css";

const WHAT_HAPPENS: Record<keyof typeof SANDBOX_CARDS, string> = {
  success: "goes through",
  declined: "is declined",
  insufficientFunds: "has insufficient funds",
  authenticationRequired: "asks the bank first",
  refundFails: "goes through, but can't be refunded",
  disputed: "goes through, then the bank disputes it",
};
const CARDS = Object.keys(SANDBOX_CARDS) as (keyof typeof SANDBOX_CARDS)[];

/** Says that no money moves here, and lists the test cards. */
export function TestCards({ onUse }: { onUse: (cardNumber: string) => void }) {
  return (
    <aside className={styles.box} aria-label="Test cards" {...written()}>
      <p>
        <strong>This is a test payment: no money moves.</strong> Use one of these cards, with any future
        expiry date and any security code.
      </p>
      <ul className={styles.cards}>
        {CARDS.map((name) => (
          <li key={name}>
            <code className={styles.number}>{formatCardNumber(SANDBOX_CARDS[name])}</code>
            <span className={styles.what}>{WHAT_HAPPENS[name]}</span>
            <button type="button" className={styles.use} onClick={() => onUse(SANDBOX_CARDS[name])}>
              Use<span className="visually-hidden"> the card that {WHAT_HAPPENS[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { GiftBow } from "./gift-bow";
import styles from "./voucher-card.module.css";

type Props = { amount: string; from: string; message: string };

/** The voucher as its recipient will see it. */
export function VoucherCard({ amount, from, message }: Props) {
  return (
    <div className={styles.voucher}>
      <div className={styles.stub} aria-hidden="true">
        <GiftBow />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <span className={styles.brand}>Sayang</span>
          <span className={styles.kind}>Wedding voucher</span>
        </div>
        <p className={styles.amount}>{amount}</p>
        <p className={styles.message}>{message || "For the big day, and everything that leads up to it."}</p>
        <div className={styles.foot}>
          <span>
            <span className={styles.label}>From</span>
            {from || "Someone who loves you"}
          </span>
          <span className={styles.code} aria-hidden="true">
            SYG-····
          </span>
        </div>
      </div>
    </div>
  );
}

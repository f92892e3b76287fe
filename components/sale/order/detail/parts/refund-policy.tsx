import type { PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import styles from "./refund-policy.module.css";

/** The policy at the time of the order. */
export function RefundPolicy({ policy: { refundTiers, note } }: { policy: PaymentPolicy }) {
  return (
    <div className={styles.policy}>
      {refundTiers.length > 0 ? (
        <ul>
          {refundTiers.map(({ daysBefore, percent }) => (
            <li key={daysBefore}>
              <strong>{percent}%</strong> of what is paid, {daysBefore} days or more before
            </li>
          ))}
        </ul>
      ) : (
        <p>Payments are not refunded when the couple cancels.</p>
      )}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

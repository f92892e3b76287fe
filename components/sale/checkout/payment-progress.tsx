import { ButtonLink } from "@/components/ui/action/button";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import styles from "./payment-progress.module.css";

/** Shown until the processor's webhook reaches the server. */
export function PaymentProgress({ slow }: { slow: boolean }) {
  return (
    <div className={styles.progress} role="status">
      <p>
        <strong>Your payment is being confirmed.</strong> This takes a few seconds. Please do not pay again.
      </p>
      <ProgressBar label="Confirming your payment" />
      {slow ? (
        <div className={styles.slow}>
          <p>
            It takes longer than usual. You may leave this page: your order goes on by itself once it is
            confirmed.
          </p>
          <ButtonLink href="/user/manage-orders" variant="secondary" size="sm">
            Your orders
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

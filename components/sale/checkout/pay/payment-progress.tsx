import { ButtonLink } from "@/components/ui/action/button";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { t, td } from "@/lib/words/t";
import styles from "./payment-progress.module.css";

/** Tells a buyer who doesn't want to wait what happens, and where they can go. */
export type Away = { note: string; href?: string; label?: string };

const YOUR_ORDERS: Away = {
  note: "You can leave this page: your order goes on by itself once the payment is confirmed.",
  href: "/user/manage-orders",
  label: "Your orders",
};

/** Shown until the processor's webhook reaches the server. */
export function PaymentProgress({ slow, away = YOUR_ORDERS }: { slow: boolean; away?: Away }) {
  return (
    <div className={styles.progress} role="status">
      <p>
        <strong>{t("Your payment is being confirmed.")}</strong>{" "}
        {t("This takes a few seconds. Please do not pay again.")}
      </p>
      <ProgressBar label={t("Confirming your payment")} />
      {slow ? (
        <div className={styles.slow}>
          <p>
            {t("This is taking longer than usual.")} {td(away.note)}
          </p>
          {away.href ? (
            <ButtonLink href={away.href} variant="secondary" size="sm">
              {td(away.label ?? "")}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

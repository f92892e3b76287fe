import { ButtonLink } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { PayoutOverview } from "@/contracts/sale/payment/payout";
import styles from "./connect-notice.module.css";

const SETUP = "/vendor/dashboard/settings/onboarding?step=stripe";

/** Says why payouts are on hold, or asks a vendor who can't be paid yet to connect an account or complete its setup. */
export function ConnectNotice({
  overview: { connect, earned, paid, holdReason },
}: {
  overview: PayoutOverview;
}) {
  if (holdReason !== null) {
    return (
      <div className={styles.notice}>
        <Alert tone="warn" title="Your payouts are on hold">
          <p>From our team: {holdReason}</p>
          <p>What you earn stays yours and is paid once the hold ends. Reply to our email to sort it out.</p>
        </Alert>
      </div>
    );
  }
  if (connect.payoutsEnabled) return null;
  const waits =
    earned > 0
      ? "Your earnings wait until then."
      : `Do it now, so that your ${paid > 0 ? "next" : "first"} sale is paid on time.`;
  return (
    <div className={styles.notice}>
      <Alert
        tone="warn"
        title={connect.connected ? "Your payment account needs more details" : "We can't pay you yet"}
      >
        <p>
          {connect.connected
            ? `The card processor needs more details before it can pay you. ${waits}`
            : `Connect the account that you want to be paid to. ${waits}`}
        </p>
        <ButtonLink href={SETUP} size="sm" className={styles.button ?? ""}>
          {connect.connected ? "Complete your account" : "Connect your account"}
        </ButtonLink>
      </Alert>
    </div>
  );
}

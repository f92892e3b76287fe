import { ButtonLink } from "@/components/ui/action/button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import { VoucherHistory } from "@/components/sale/wallet/voucher-history";
import {
  VOUCHER_STATE_LABELS,
  type VoucherBalance,
  type VoucherState,
} from "@/contracts/sale/promotion/voucher";
import { formatDate } from "@/lib/dates";
import styles from "./balance.module.css";

const TONES: Partial<Record<VoucherState, BadgeTone>> = {
  active: "good",
  partly_used: "good",
  expired: "warn",
};

/** Shows the voucher behind a code; only its owner sees where it was spent. */
export function BalanceResult({ balance }: { balance: VoucherBalance }) {
  const { state, expiresOn, isYours, isClaimable, from, history } = balance;
  return (
    <Card as="section" aria-label="Balance">
      <p className={styles.state}>
        <Badge tone={TONES[state] ?? "neutral"}>{VOUCHER_STATE_LABELS[state]}</Badge>
      </p>
      <p className={styles.amount}>{amount(balance.balance)}</p>
      <p className={styles.of}>
        left of {amount(balance.amount)}
        {from ? `, from ${from}` : ""}
      </p>
      {expiresOn ? (
        <p>
          {state === "expired" ? "It expired on" : "Spend it by"} <strong>{formatDate(expiresOn)}</strong>
        </p>
      ) : null}
      {isYours ? <p>It&apos;s in your account.</p> : null}
      {isYours && history.length > 0 ? <VoucherHistory history={history} /> : null}
      {isClaimable ? (
        <div className={styles.claim}>
          <ButtonLink href="/user/vouchers">Add it to your account</ButtonLink>
          <p>Then only you can spend it, and we remind you before it expires.</p>
        </div>
      ) : null}
    </Card>
  );
}

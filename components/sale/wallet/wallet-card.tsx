"use client";
import Link from "next/link";
import { CopyButton } from "@/components/ui/action/copy-button";
import { Badge } from "@/components/ui/feedback/badge";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import {
  VOUCHER_STATE_LABELS,
  type VoucherKind,
  type WalletVoucher,
} from "@/contracts/sale/promotion/voucher";
import { daysBetween, formatDate } from "@/lib/dates";
import { VoucherHistory } from "./voucher-history";
import styles from "./wallet.module.css";

const NAMES: Record<VoucherKind, string> = {
  gift: "Gift voucher",
  vendor: "Vendor voucher",
  credit: "Store credit",
};
/** Expiry is highlighted when it is at most this far away. */
const SOON_DAYS = 30;

/** One voucher with its balance, where it can be spent, and its history. */
export function WalletCard({ voucher, today }: { voucher: WalletVoucher; today: string }) {
  const { kind, state, code, balance, expiresOn, from, message, vendor, history } = voucher;
  const isLive = state === "active" || state === "partly_used";
  const days = isLive && expiresOn ? daysBetween(today, expiresOn) : null;
  const isOver = days !== null && days < 0;
  return (
    <Card as="li" className={styles.card ?? ""}>
      <div className={styles.cardHead}>
        <h2>{NAMES[kind]}</h2>
        {isOver || !isLive ? (
          <Badge>{VOUCHER_STATE_LABELS[isOver ? "expired" : state]}</Badge>
        ) : days !== null && days <= SOON_DAYS ? (
          <Badge tone="warn">
            {days === 0 ? "Expires today" : `Expires in ${days} ${days === 1 ? "day" : "days"}`}
          </Badge>
        ) : null}
      </div>
      <p className={styles.balance}>
        <strong>{amount(balance)}</strong>
        {balance < voucher.amount ? <span> left of {amount(voucher.amount)}</span> : null}
      </p>
      <div className={styles.words}>
        {from ? <p>From {from}</p> : null}
        {message ? <p className={styles.message}>“{message}”</p> : null}
        {vendor ? (
          <p>
            Only with{" "}
            <Link href={`/vendor-detail/${vendor.slug}`} prefetch={false}>
              {vendor.vendorName}
            </Link>
          </p>
        ) : (
          <p>With any vendor on Sayang</p>
        )}
        <p>
          {expiresOn
            ? `${isLive && !isOver ? "Until" : "It was valid until"} ${formatDate(expiresOn)}`
            : "Doesn't expire"}
        </p>
      </div>
      {code && isLive && !isOver ? <Code code={code} /> : null}
      <details className={styles.history}>
        <summary>History</summary>
        <VoucherHistory history={history} />
      </details>
    </Card>
  );
}

function Code({ code }: { code: string }) {
  return (
    <div className={styles.code}>
      <code>{code}</code>
      <CopyButton text={code} what="code" variant="plain" size="sm" aria-label={`Copy the code ${code}`}>
        Copy
      </CopyButton>
    </div>
  );
}

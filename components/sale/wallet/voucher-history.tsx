import Link from "next/link";
import { amount } from "@/components/ui/money/amount";
import type { VoucherEntry, VoucherEntryKind } from "@/contracts/sale/promotion/voucher";
import { formatDateTime } from "@/lib/dates";
import styles from "./voucher-history.module.css";

const LABELS: Record<VoucherEntryKind, string> = {
  issue: "Added",
  spend: "Spent",
  return: "Came back",
  expire: "Expired",
  refund: "Refunded to its buyer",
  revoke: "Taken back after a chargeback",
};

/** The movements of one voucher, newest first. */
export function VoucherHistory({ history }: { history: readonly VoucherEntry[] }) {
  return (
    <ul className={styles.history} aria-label="History">
      {history.map((entry) => (
        <li key={`${entry.kind} ${entry.at}`}>
          <div>
            <p>
              {LABELS[entry.kind]}
              {entry.order ? (
                <>
                  {entry.kind === "return" ? " from " : " on "}
                  <Link href={`/user/manage-orders/${entry.order.id}`} prefetch={false}>
                    {entry.order.orderNumber}
                  </Link>
                  , {entry.order.vendorName}
                </>
              ) : null}
            </p>
            <p className={styles.at}>{formatDateTime(entry.at)}</p>
          </div>
          <span className={styles.amount}>
            {entry.amount > 0 ? "+" : "−"}
            {amount(Math.abs(entry.amount))}
          </span>
        </li>
      ))}
    </ul>
  );
}

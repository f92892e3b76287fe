"use client";
import Link from "next/link";
import { amount } from "@/components/ui/money/amount";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import type { VoucherPurchaseState } from "@/contracts/sale/promotion/voucher";
import { formatDate } from "@/lib/dates";
import { formatMoneyShort, toCents } from "@/lib/money";
import { useGetVoucherPurchasesQuery } from "@/services/sale/evoucher";
import styles from "./wallet.module.css";

const STATES: Record<VoucherPurchaseState, { label: string; tone: BadgeTone }> = {
  pending: { label: "Not paid yet", tone: "warn" },
  paid: { label: "Paid", tone: "good" },
  abandoned: { label: "Lapsed", tone: "neutral" },
  refunded: { label: "Refunded", tone: "neutral" },
};

/** The gift vouchers that this account has bought for others. Renders nothing when there are none. */
export function BoughtVouchers() {
  const { data = [] } = useGetVoucherPurchasesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="bought" className={styles.bought}>
      <h2 id="bought">Vouchers you bought</h2>
      <ul>
        {data.map((purchase) => (
          <li key={purchase.id}>
            <div>
              <Link href={`/evoucher/purchase/${purchase.id}?token=${purchase.token}`} prefetch={false}>
                {purchase.quantity} × {formatMoneyShort(toCents(purchase.amount))} for {purchase.email}
              </Link>
              <p>{whenOf(purchase)}</p>
            </div>
            <span className={styles.paid}>
              {amount(purchase.total)}
              <Badge tone={STATES[purchase.state].tone}>{STATES[purchase.state].label}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf({ state, sentAt, sendOn, mail }: VoucherPurchase): string {
  if (state !== "paid") return "";
  if (mail?.status === "refused" || mail?.status === "bounced") return `Not delivered. ${mail.reason}`;
  if (mail?.status === "queued") return "On its way";
  return sentAt ? `Sent on ${formatDate(sendOn)}` : `To be sent on ${formatDate(sendOn)}`;
}

import { VoucherCard } from "@/components/sale/evoucher/voucher-card";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { formatDate } from "@/lib/dates";
import { formatMoneyShort, toCents } from "@/lib/money";
import styles from "./purchase.module.css";

/** Sums up a purchase: the vouchers, the recipient, and when they are sent. */
export function PurchaseSummary({ purchase }: { purchase: VoucherPurchase }) {
  const { quantity, from, message } = purchase;
  const shown = formatMoneyShort(toCents(purchase.amount));
  return (
    <div className={styles.summary}>
      <VoucherCard amount={shown} from={from} message={message} />
      <Card as="section" tone="flat" aria-label="Summary">
        <dl className={styles.facts}>
          <div>
            <dt>For</dt>
            <dd>{purchase.email}</dd>
          </div>
          <div>
            <dt>Sent on</dt>
            <dd>{formatDate(purchase.sendOn)}</dd>
          </div>
          <div>
            <dt>Valid until</dt>
            <dd>{formatDate(purchase.expiresOn)}</dd>
          </div>
          <div>
            <dt>Receipt to</dt>
            <dd>{purchase.buyerEmail}</dd>
          </div>
          <div className={styles.total}>
            <dt>{quantity === 1 ? "Total" : `Total, ${quantity} × ${shown}`}</dt>
            <dd>{amount(purchase.total)}</dd>
          </div>
        </dl>
      </Card>
    </div>
  );
}

"use client";
import { lazy, Suspense, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { formatDate } from "@/lib/dates";
import { useRefundVouchersMutation } from "@/services/sale/evoucher";
import styles from "./purchase.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** Refunds unused vouchers, as long as that is possible. */
export function PurchaseRefund({ purchase }: { purchase: VoucherPurchase }) {
  const { refund, vouchers, quantity, sentAt } = purchase;
  const [give, { isLoading }] = useRefundVouchersMutation();
  const [asking, setAsking] = useState(false);
  const count = vouchers.filter(({ isRefundable }) => isRefundable).length;
  const all = count === quantity;

  if (refund.pending > 0) {
    return (
      <Alert title={`${amount(refund.pending)} is on its way back to you`}>
        Banks take up to 10 working days. We&apos;ll email you when it&apos;s done.
      </Alert>
    );
  }
  if (count === 0 || !refund.until) {
    if (refund.refunded === 0) return null;
    return <p className={styles.note}>{amount(refund.refunded)} went back to you.</p>;
  }
  return (
    <Card as="section" tone="sunk" className={styles.refund ?? ""} aria-labelledby="refund-title">
      <h2 id="refund-title">Changed your mind?</h2>
      <p>
        {all
          ? `You can have ${quantity === 1 ? "it" : "them"} refunded until ${formatDate(refund.until)}, as long as ${quantity === 1 ? "it is" : "they are"} unused.`
          : `${count} of ${quantity} vouchers ${count === 1 ? "is" : "are"} unused. You can have ${count === 1 ? "it" : "them"} refunded until ${formatDate(refund.until)}.`}
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Refund {amount(refund.refundable)}
      </Button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            open
            title={`Refund ${amount(refund.refundable)}?`}
            confirm="Refund"
            cancel={count === 1 ? "Keep the voucher" : "Keep the vouchers"}
            tone="danger"
            busy={isLoading}
            onClose={() => setAsking(false)}
            onConfirm={async () => {
              await give(purchase);
              setAsking(false);
            }}
          >
            The {count === 1 ? "code stops" : "codes stop"} working at once, and the money goes back the way
            you paid.{sentAt ? " We'll tell the couple that the gift was taken back." : ""}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </Card>
  );
}

"use client";
import { useEffect } from "react";
import { CardStep } from "@/components/sale/checkout/pay/card-step";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import styles from "./purchase.module.css";
import { PurchaseSummary } from "./purchase-summary";
import { usePurchasePayment } from "./use-purchase-payment";

const POLL_MS = 1500;
/** The buyer may have no account. */
const AWAY = {
  note: "You can leave this page: we’ll email your receipt, and send the vouchers, once the payment is confirmed.",
};

/** The card form next to the items being bought. */
export function PurchasePay({ purchase, onPaid }: { purchase: VoucherPurchase; onPaid: () => unknown }) {
  const payment = usePurchasePayment(purchase);
  const waiting = payment.phase === "confirming" || payment.phase === "nothing-to-pay" || payment.lost;
  // The webhook updates the purchase; polls until it has.
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void onPaid(), POLL_MS);
    return () => clearInterval(timer);
  }, [waiting, onPaid]);
  return (
    <>
      <h1 className={styles.title}>Pay for your {purchase.quantity === 1 ? "voucher" : "vouchers"}</h1>
      <div className={styles.columns}>
        <CardStep {...payment} away={AWAY} />
        <PurchaseSummary purchase={purchase} />
      </div>
      <noscript>
        <p>
          Card payments need JavaScript. Turn it on and reload this page: your vouchers are kept for a day.
        </p>
      </noscript>
    </>
  );
}

"use client";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/media/icon";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { formatDate, formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useResendVoucherReceiptMutation, useResendVouchersMutation } from "@/services/sale/evoucher";
import styles from "./purchase.module.css";
import { PurchaseRefund } from "./purchase-refund";
import { isUndeliveredGift, ResendGift } from "./resend-gift";
import { PurchaseSummary } from "./purchase-summary";

/** A paid purchase: what has happened, what comes next, and what the buyer can do. */
export function PurchaseStatus({ purchase }: { purchase: VoucherPurchase }) {
  const { email, buyerEmail, sentAt, paidAt, quantity, vouchers } = purchase;
  const [resend, sending] = useResendVouchersMutation();
  const [mailReceipt, mailing] = useResendVoucherReceiptMutation();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const isUndelivered = isUndeliveredGift(purchase);
  const isLeaving = purchase.mail?.status === "queued";
  const what = quantity === 1 ? "voucher" : "vouchers";
  const isGone = vouchers.every(({ state }) => state === "refunded");
  const isLive = vouchers.some(({ state }) => state === "active" || state === "partly_used");

  return (
    <>
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {isGone ? `Your ${what} ${quantity === 1 ? "was" : "were"} refunded` : "Thank you for your gift"}
      </h1>
      <p className={styles.lead} role="status">
        {leadOf(purchase, isGone)}
      </p>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card as="section" aria-label="What happens">
            <ol className={styles.steps}>
              <Step done>
                <p>Paid{paidAt ? ` on ${formatDateTime(paidAt)}` : ""}</p>
                <p>Your receipt went to {buyerEmail}.</p>
              </Step>
              {isGone && !sentAt ? null : (
                <Step done={sentAt !== null && !isUndelivered && !isLeaving}>
                  <p>{sentWords(purchase)}</p>
                  {isUndelivered && isLive ? <ResendGift purchase={purchase} /> : <p>To {email}.</p>}
                </Step>
              )}
              {isGone ? null : (
                <Step done={false}>
                  <p>Spent with any vendor on Sayang</p>
                  <p>By {formatDate(purchase.expiresOn)}. We remind the couple before then.</p>
                </Step>
              )}
            </ol>
          </Card>
          <div className={styles.actions}>
            {sentAt && isLive && !isUndelivered ? (
              <Button
                variant="secondary"
                busy={sending.isLoading}
                onClick={async () => {
                  const { error } = await resend({ id: purchase.id, token: purchase.token });
                  if (!error) notify("success", `Sent again to ${email}`);
                }}
              >
                Send it to the couple again
              </Button>
            ) : null}
            <Button
              variant="secondary"
              busy={mailing.isLoading}
              onClick={async () => {
                const { error } = await mailReceipt(purchase);
                if (!error) notify("success", `Receipt sent to ${buyerEmail}`);
              }}
            >
              Email me the receipt
            </Button>
            <ButtonLink href="/evoucher" variant="plain">
              Buy another
            </ButtonLink>
          </div>
          <PurchaseRefund purchase={purchase} />
        </div>
        <PurchaseSummary purchase={purchase} />
      </div>
    </>
  );
}

function leadOf(purchase: VoucherPurchase, isGone: boolean): string {
  const { sentAt, sendOn, email, refund, mail } = purchase;
  if (isGone) {
    return refund.pending > 0
      ? "The money is on its way back to you. We'll email you when your bank has it."
      : "The money went back to you. The codes don't work any more.";
  }
  if (isUndeliveredGift(purchase)) return `It didn't reach ${email}. Correct the address and send it again.`;
  if (mail?.status === "queued") return `It's on its way to ${email}.`;
  return sentAt ? `We've emailed it to ${email}.` : `We'll email it to ${email} on ${formatDate(sendOn)}.`;
}

function sentWords(purchase: VoucherPurchase): string {
  const { sentAt, sendOn, mail } = purchase;
  if (!sentAt) return `To be sent on ${formatDate(sendOn)}`;
  if (isUndeliveredGift(purchase)) return "Not delivered";
  return `${mail?.status === "queued" ? "On its way since" : "Sent on"} ${formatDateTime(sentAt)}`;
}

function Step({ done, children }: { done: boolean; children: React.ReactNode }) {
  return (
    <li data-done={done || undefined}>
      <span className={styles.dot}>
        <Icon name="check" size={16} />
      </span>
      <div>{children}</div>
    </li>
  );
}

"use client";
import { Button } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import { todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useRemindOfMilestoneMutation } from "@/services/sale/payout";
import styles from "./payout-lists.module.css";

/** Mails the couple a reminder of a payment that can be made now, at most once a day. */
export function RemindButton({ milestone }: { milestone: PaymentMilestone }) {
  const [remind, { isLoading }] = useRemindOfMilestoneMutation();
  const { id, canPay, due, nudgedAt, order } = milestone;
  if (!canPay || due <= 0) return null;
  const { name } = order.customer;
  if (nudgedAt && todayInSingapore(new Date(nudgedAt)) === todayInSingapore()) {
    return <span className={styles.soft}>Reminded today</span>;
  }
  const send = async () => {
    const { data } = await remind(id);
    if (data) notify("success", `Reminder sent to ${name}`);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isLoading}
      aria-label={`Send a reminder to ${name}: ${amount(due)}, order ${order.orderNumber}`}
      onClick={() => void send()}
    >
      Send a reminder
    </Button>
  );
}

import type { BadgeTone } from "@/components/ui/feedback/badge";
import type { PaymentEntry } from "@/contracts/sale/payment/payment";
import { TIME_ZONE } from "@/lib/dates";

type Look = { label: string; tone: BadgeTone };

/** Returns the label of a payment's or refund's status. */
export function statusOf({ kind, status }: Pick<PaymentEntry, "kind" | "status">): Look {
  switch (status) {
    case "paid":
      return { label: "Paid", tone: "good" };
    case "refunded":
      return { label: "Refunded", tone: "info" };
    case "failed":
      return { label: "Failed", tone: "bad" };
    case "pending":
      return { label: kind === "refund" ? "On its way back" : "Pending", tone: "warn" };
  }
}

/** Returns the day in Singapore of a UTC instant: `21 Nov 2026`. */
export function dayOf(instant: string): string {
  return new Intl.DateTimeFormat("en-SG", { dateStyle: "medium", timeZone: TIME_ZONE }).format(
    new Date(instant),
  );
}

/** Returns true for settled charges and their refunds. Pending and failed ones, and vouchers, have no receipt. */
export function hasReceipt({ status, paymentId }: Pick<PaymentEntry, "status" | "paymentId">): boolean {
  return paymentId !== null && (status === "paid" || status === "refunded");
}

const METHODS = {
  card: { by: "Card", to: "your card" },
  paynow: { by: "PayNow", to: "your bank account" },
  gift_voucher: { by: "Gift voucher", to: "your gift voucher" },
  vendor_voucher: { by: "Voucher", to: "your voucher" },
  store_credit: { by: "Store credit", to: "store credit" },
} as const;

/** Returns an entry's purpose and method: `Balance · Card`, `Refund to your card`. */
export function purposeOf({ kind, label, method }: Pick<PaymentEntry, "kind" | "label" | "method">): string {
  const { by, to } = METHODS[method ?? "card"];
  return kind === "refund" ? `Refund to ${to}` : `${label} · ${by}`;
}

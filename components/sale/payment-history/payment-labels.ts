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

/** The day in Singapore, `21 Nov 2026`, of a UTC instant. */
export function dayOf(instant: string): string {
  return new Intl.DateTimeFormat("en-SG", { dateStyle: "medium", timeZone: TIME_ZONE }).format(
    new Date(instant),
  );
}

/** Returns true for settled entries; pending and failed ones have no receipt. */
export function hasReceipt({ status }: Pick<PaymentEntry, "status">): boolean {
  return status === "paid" || status === "refunded";
}

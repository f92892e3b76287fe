import { UNKNOWN_VOUCHER } from "@/contracts/sale/promotion/voucher";
import { formatDate } from "@/lib/dates";
import { lastDayOf } from "./life";
import type { VoucherRow } from "./repo/voucher";

/** Returns the reason why the customer can't spend it now, or null. */
export function unusableReason(
  row: Pick<VoucherRow, "state" | "balanceCents" | "expiresAt" | "customerId" | "frozenAt">,
  customerId: string,
  now: Date,
): string | null {
  const { state, balanceCents, expiresAt } = row;
  if (state === "pending") return UNKNOWN_VOUCHER;
  if (row.customerId && row.customerId !== customerId) return "This voucher belongs to another account.";
  if (row.frozenAt) return "This voucher can't be used, because a bank took back the payment for it.";
  if (state === "refunded") return "This voucher was refunded, so it can't be used.";
  if (state === "expired" || (expiresAt && expiresAt <= now)) {
    return expiresAt
      ? `This voucher expired on ${formatDate(lastDayOf(expiresAt))}.`
      : "This voucher has expired.";
  }
  if (state === "used" || balanceCents === 0) return "This voucher has no money left on it.";
  return null;
}

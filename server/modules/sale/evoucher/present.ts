import { VOUCHER_REFUND_DAYS, type VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import { type Cents, toDollars } from "@/lib/money";
import {
  giftExpiry,
  isUntouched,
  lastDayOf,
  type PurchasedVoucher,
} from "@/server/modules/sale/voucher/public";
import { tokenOf } from "./access";
import type { PurchaseRow } from "./repo";

/** Returns the last day on which the buyer can change their mind. */
export function refundUntil(paidAt: Date): IsoDate {
  return addDays(todayInSingapore(paidAt), VOUCHER_REFUND_DAYS);
}

export function presentPurchase(
  row: PurchaseRow,
  vouchers: readonly PurchasedVoucher[],
  now: Date,
): VoucherPurchase {
  const { id, state, paidAt, sendOn } = row;
  const sentAt = vouchers.find((voucher) => voucher.sentAt)?.sentAt ?? null;
  const expiresAt = vouchers[0]?.expiresAt ?? giftExpiry(sendOn);
  const until = paidAt && refundUntil(paidAt);
  const isOpen = until !== null && todayInSingapore(now) <= until;
  const isRefundable = (voucher: PurchasedVoucher) => isOpen && isUntouched(voucher, row.customerId);
  const refunded = vouchers.filter((voucher) => voucher.state === "refunded");
  const sum = (some: readonly PurchasedVoucher[]): Cents =>
    some.reduce((total, { amountCents }) => total + amountCents, 0);
  return {
    id,
    _id: id,
    token: tokenOf(id),
    state,
    email: row.recipientEmail,
    buyerEmail: row.buyerEmail,
    from: row.fromName,
    message: row.message,
    amount: toDollars(row.amountCents),
    quantity: row.quantity,
    total: toDollars(row.totalCents),
    sendOn,
    sentAt: sentAt?.toISOString() ?? null,
    mail: row.mailStatus && { status: row.mailStatus, reason: row.mailReason },
    paidAt: paidAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    expiresOn: lastDayOf(expiresAt),
    vouchers: vouchers.map((voucher) => ({
      id: voucher.id,
      state: voucher.state,
      isRefundable: isRefundable(voucher),
    })),
    refund: {
      until,
      refundable: toDollars(sum(vouchers.filter(isRefundable))),
      // Still in the books until the processor has refunded it.
      pending: toDollars(sum(refunded.filter(({ balanceCents }) => balanceCents > 0))),
      refunded: toDollars(sum(refunded.filter(({ balanceCents }) => balanceCents === 0))),
    },
  };
}

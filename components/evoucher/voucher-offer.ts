import { formatMoneyShort } from "@/lib/money";

/** Amounts are whole dollars here; what is sold counts in cents. */
export const VOUCHER_AMOUNTS = [50, 100, 200, 500] as const;
export const VOUCHER_MIN = 20;
export const VOUCHER_MAX = 2_000;
export const VOUCHER_MAX_QUANTITY = 20;
export const VOUCHER_FROM_LENGTH = 40;
export const VOUCHER_MESSAGE_LENGTH = 160;

export const isVoucherAmount = (amount: number) =>
  Number.isInteger(amount) && amount >= VOUCHER_MIN && amount <= VOUCHER_MAX;
export const isVoucherQuantity = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= VOUCHER_MAX_QUANTITY;

/** What somebody writes to us who wants vouchers before they are on sale. */
export function voucherQuestion(amount: number, quantity: number): string {
  const wish = "Please tell me when vouchers go on sale.";
  if (!isVoucherAmount(amount)) return wish;
  const count = isVoucherQuantity(quantity) ? quantity : 1;
  return `${wish} I have ${count} of ${formatMoneyShort(amount * 100)} in mind.`;
}

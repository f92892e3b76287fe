import type { IsoDate } from "@/lib/dates";
import type { VoucherPurchaseState, VoucherState } from "./voucher";

/** In whole dollars, although prices are in cents. */
export const VOUCHER_AMOUNTS = [50, 100, 200, 500] as const;
export const VOUCHER_MIN = 20;
export const VOUCHER_MAX = 2_000;
export const VOUCHER_MAX_QUANTITY = 20;
export const VOUCHER_FROM_LENGTH = 40;
export const VOUCHER_MESSAGE_LENGTH = 160;
/** How many days from today a voucher can be scheduled for. */
export const VOUCHER_SEND_DAYS = 365;
/** Days that the buyer has to change their mind. */
export const VOUCHER_REFUND_DAYS = 14;
/** When vouchers for a later day are mailed, Singapore time. */
export const VOUCHER_SEND_TIME = "09:00";

export const isVoucherAmount = (amount: number) =>
  Number.isInteger(amount) && amount >= VOUCHER_MIN && amount <= VOUCHER_MAX;
export const isVoucherQuantity = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= VOUCHER_MAX_QUANTITY;

type Transition = { from: readonly VoucherPurchaseState[]; to: VoucherPurchaseState };

/** The life cycle of a purchase; its vouchers have their own (voucher.ts). */
export const PURCHASE_TRANSITIONS = {
  /** When the processor's webhook reports it, however late. */
  pay: { from: ["pending", "abandoned"], to: "paid" },
  /** Not paid within a day: the charge is cancelled. */
  abandon: { from: ["pending"], to: "abandoned" },
  /** Each of its vouchers was refunded. */
  refund: { from: ["paid"], to: "refunded" },
} as const satisfies Record<string, Transition>;

/** Returns the state after `transition`, or null when it isn't possible. */
export function nextPurchaseState(
  state: VoucherPurchaseState,
  transition: keyof typeof PURCHASE_TRANSITIONS,
): VoucherPurchaseState | null {
  const { from, to }: Transition = PURCHASE_TRANSITIONS[transition];
  return from.includes(state) ? to : null;
}

/** A purchase of gift vouchers as its buyer sees it. Amounts in dollars. */
export type VoucherPurchase = {
  id: string;
  _id: string;
  /** Opens only this purchase, without signing in. */
  token: string;
  state: VoucherPurchaseState;
  /** The recipient's. */
  email: string;
  buyerEmail: string;
  from: string;
  message: string;
  amount: number;
  quantity: number;
  total: number;
  sendOn: IsoDate;
  /** ISO 8601, UTC */
  sentAt: string | null;
  /**
   * The status of the last mail to the recipient, and in plain words why it did not arrive. Null before it was queued.
   */
  mail: { status: "queued" | "sent" | "refused" | "bounced"; reason: string } | null;
  paidAt: string | null;
  createdAt: string;
  /** The last day on which the vouchers can be spent. */
  expiresOn: IsoDate;
  vouchers: { id: string; state: VoucherState; isRefundable: boolean }[];
  refund: {
    /** The last day on which the buyer can change their mind; null before it is paid. */
    until: IsoDate | null;
    /** The refund if it were returned now. */
    refundable: number;
    /** On its way back to the card. */
    pending: number;
    refunded: number;
  };
};

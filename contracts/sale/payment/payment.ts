import type { Page } from "@/contracts/envelope";
import type { OrderState, OrderStatus } from "../order/order-process";

export const PAYMENT_STATUSES = [
  "requires_payment",
  "requires_action",
  "processing",
  "succeeded",
  "failed",
  "cancelled",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** `order` pays milestones, `evoucher` buys gift vouchers. */
export type PaymentPurpose = "order" | "evoucher";
export type PaymentMethod = "card" | "paynow";

/** The data that the browser needs to pay; `gateway` names the card form to show. */
export type PaymentIntent = {
  paymentId: string;
  gateway: "sandbox" | "stripe";
  clientSecret: string;
  publishableKey: string | null;
  amount: number;
  status: PaymentStatus;
};

/**
 * The state of a payment, as last reported by the processor's webhook. `failed` can be tried again with another card;
 * after an attempt that the processor answered with `succeeded`, the failure of an earlier one may still show here for
 * a moment: poll until it says `succeeded`.
 */
export type PaymentState = {
  paymentId: string;
  /** Null when it pays later milestones or gift vouchers. */
  checkoutId: string | null;
  status: PaymentStatus;
  failureMessage: string | null;
};

/** The processor's answer to the card form: `requires_action` asks for `authenticate`, `failed` comes with an error to show. */
export type SandboxResult = { status: PaymentStatus; error: string | null };

/** The embedded processor's PayNow: the text of the QR code that the couple's banking app scans. */
export type SandboxPayNow = { status: PaymentStatus; error: string | null; qr: string | null };

/** A card that a couple has saved with the processor. */
export type PaymentCard = {
  id: string;
  _id: string;
  /** Such as `visa`. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** The processor's answer to a saved card: `requires_action` asks the cardholder, `failed` comes with an error to show. */
export type PaymentAttempt = { status: PaymentStatus; error: string | null };

/** POST /payment/webhook: the event has been handled. */
export type WebhookReceipt = { received: true };

/** Card numbers of the embedded processor, the same as Stripe's test numbers. */
export const SANDBOX_CARDS = {
  success: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  authenticationRequired: "4000002500003155",
  /** Pays; a refund to it is sent back by its bank. */
  refundFails: "4000000000005126",
  /** Pays; its bank takes the money back at once. */
  disputed: "4000000000000259",
} as const;
export type SandboxCard = keyof typeof SANDBOX_CARDS;

/** Accounts that a vendor can connect at the embedded processor: what becomes of transfers to them. */
export const SANDBOX_ACCOUNTS = ["success", "transferFails", "incomplete"] as const;
export type SandboxAccountKind = (typeof SANDBOX_ACCOUNTS)[number];

/** The embedded processor's page has connected an account: where to go with it. */
export type SandboxConnection = { returnUrl: string };

/** One milestone with the order it belongs to. Amounts in dollars. */
export type PaymentMilestone = {
  id: string;
  _id: string;
  label: string;
  amount: number;
  /** The card's share of `amount`; a voucher pays the rest. 0 once it is paid. */
  due: number;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** ISO 8601, UTC */
  paidAt: string | null;
  /** True when it is the next of its order to be paid. */
  isNext: boolean;
  /** Not paid, and its due date is over in Singapore. */
  isOverdue: boolean;
  /** The next of its order, and the order's state lets the couple pay it now. */
  canPay: boolean;
  /** When the vendor last sent a reminder, ISO 8601 UTC. */
  nudgedAt: string | null;
  order: {
    id: string;
    _id: string;
    orderNumber: string;
    orderStatus: OrderStatus;
    state: OrderState;
    checkoutId: string;
    eventDate: string | null;
    vendor: { id: string; _id: string; vendorName: string };
    customer: { id: string; name: string };
  };
};

/** Open amounts of the milestones that the search finds, by when they are due. In dollars. */
export type MilestoneSums = {
  overdue: number;
  /** Due today or within 30 days. */
  soon: number;
  later: number;
  /** Due on a date that isn't fixed yet. */
  undated: number;
  /** Of orders with an open cancellation; not in the sums above. */
  onHold: number;
  /** "Still to pay" on Sayang, with what is on hold. */
  total: number;
  /** "Paid" for the orders of what the search finds, less all that came back. */
  paid: number;
};

export type MilestonePage = Page<PaymentMilestone> & { sums: MilestoneSums };

export const PAYMENT_ENTRY_STATUSES = ["paid", "refunded", "pending", "failed"] as const;
export type PaymentEntryStatus = (typeof PAYMENT_ENTRY_STATUSES)[number];

/** How an entry was paid or given back; `vendor_voucher` is one that a vendor gave out. */
export type PaymentEntryMethod = PaymentMethod | "gift_voucher" | "vendor_voucher" | "store_credit";

/**
 * One line of a couple's payments: a milestone that was charged for, what a voucher or store credit paid of an order, or a
 * refund.
 */
export type PaymentEntry = {
  id: string;
  _id: string;
  kind: "payment" | "refund";
  /** `pending`: the bank has not confirmed the charge or the refund yet. */
  status: PaymentEntryStatus;
  /** In dollars, never negative. */
  amount: number;
  /** The name of the milestone, "Payment" for a voucher's part, which may pay several of them, or "Refund". */
  label: string;
  /** The reason for the decline or the refund; may be empty. */
  note: string;
  /** The charge; one charge may pay milestones of several orders. Null for vouchers and store credit. */
  paymentId: string | null;
  /** How it was paid or given back; null while nobody knows how a charge is paid. */
  method: PaymentEntryMethod | null;
  /** Its receipt or credit note, and the order's invoice at present, once they are numbered. */
  documentId: string | null;
  invoiceId: string | null;
  /** ISO 8601, UTC: the time at which it was settled or, until then, begun. */
  at: string;
  order: { id: string; _id: string; orderNumber: string; vendor: { id: string; vendorName: string } };
};

/** The sums of the settled entries of the year in the query, or of all years. In dollars. */
export type PaymentTotals = {
  /** "Paid": payments less refunds. */
  paid: number;
  payments: number;
  /** The part of `payments` that vouchers and store credit paid. */
  paymentsByVoucher: number;
  refunded: number;
  /** The part of `refunded` that went onto vouchers or became store credit. */
  refundedToVoucher: number;
  /** Refunds that the bank has not confirmed yet. */
  refundDue: number;
};

export type PaymentHistory = Page<PaymentEntry> & {
  totals: PaymentTotals;
  /** The years with a payment or refund, newest first. */
  years: number[];
};

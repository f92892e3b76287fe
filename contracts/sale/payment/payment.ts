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

/** Lets the browser pay; `gateway` names the card form to show. */
export type PaymentIntent = {
  paymentId: string;
  gateway: "sandbox" | "stripe";
  clientSecret: string;
  publishableKey: string | null;
  amount: number;
  status: PaymentStatus;
};

/**
 * The state of a payment, as last reported by the processor's webhook. `failed` can be retried with another card. When
 * the processor has answered an attempt with `succeeded`, an earlier failure may still be reported here for a moment:
 * the live stream reports when it is `succeeded`.
 */
export type PaymentState = {
  paymentId: string;
  /** Null when it pays later milestones or gift vouchers. */
  checkoutId: string | null;
  status: PaymentStatus;
  failureMessage: string | null;
};

/**
 * The processor's answer to the card form: `requires_action` calls for `authenticate`, `failed` has an error to show.
 */
export type SandboxResult = { status: PaymentStatus; error: string | null };

/** PayNow at the embedded processor: the text of the QR code that the couple scans with its banking app. */
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

/** The processor's answer to a saved card: `requires_action` needs the cardholder, `failed` has an error to show. */
export type PaymentAttempt = { status: PaymentStatus; error: string | null };

/** POST /payment/webhook: the event has been handled. */
export type WebhookReceipt = { received: true };

/** Card numbers of the embedded processor, the same as Stripe's test numbers. */
export const SANDBOX_CARDS = {
  success: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  authenticationRequired: "4000002500003155",
  /** Succeeds; a refund to it is returned by its bank. */
  refundFails: "4000000000005126",
  /** Succeeds; its bank takes the money back at once. */
  disputed: "4000000000000259",
} as const;
export type SandboxCard = keyof typeof SANDBOX_CARDS;

/** Accounts that a vendor can connect at the embedded processor, by the outcome of transfers to them. */
export const SANDBOX_ACCOUNTS = ["success", "transferFails", "incomplete"] as const;
export type SandboxAccountKind = (typeof SANDBOX_ACCOUNTS)[number];

/** The embedded processor has connected an account and sends the vendor to this URL. */
export type SandboxConnection = { returnUrl: string };

/** A milestone with its order. Amounts in dollars. */
export type PaymentMilestone = {
  id: string;
  _id: string;
  label: string;
  amount: number;
  /** The card's share of `amount`; a voucher pays the rest. 0 once paid. */
  due: number;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** ISO 8601, UTC */
  paidAt: string | null;
  /** True when it is the next one of its order to pay. */
  isNext: boolean;
  /** Not paid, and its due date has passed in Singapore. */
  isOverdue: boolean;
  /** It is the next one of its order, and the order's state allows payment now. */
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

/** Open amounts of the milestones found, by due date. In dollars. */
export type MilestoneSums = {
  overdue: number;
  /** Due today or within 30 days. */
  soon: number;
  later: number;
  /** Due on a date that isn't set yet. */
  undated: number;
  /** From orders with an open cancellation; not included above. */
  onHold: number;
  /** "Still to pay" on Sayang, including what is on hold. */
  total: number;
  /** "Paid" for the orders found, less refunds. */
  paid: number;
};

export type MilestonePage = Page<PaymentMilestone> & { sums: MilestoneSums };

export const PAYMENT_ENTRY_STATUSES = ["paid", "refunded", "pending", "failed"] as const;
export type PaymentEntryStatus = (typeof PAYMENT_ENTRY_STATUSES)[number];

/** How an entry was paid or refunded; `vendor_voucher` was issued by a vendor. */
export type PaymentEntryMethod = PaymentMethod | "gift_voucher" | "vendor_voucher" | "store_credit";

/**
 * An entry in a couple's payments: a milestone charged for, the part of an order that a voucher or store credit paid,
 * or a refund.
 */
export type PaymentEntry = {
  id: string;
  _id: string;
  kind: "payment" | "refund";
  /** `pending`: the bank has not confirmed the charge or the refund yet. */
  status: PaymentEntryStatus;
  /** In dollars, never negative. */
  amount: number;
  /** The milestone's name, "Payment" for a voucher's part, which may cover several, or "Refund". */
  label: string;
  /** The reason for the decline or the refund; may be "". */
  note: string;
  /** The charge, which may pay milestones of several orders. Null for vouchers and store credit. */
  paymentId: string | null;
  /** How it was paid or refunded; null while a charge's method is unknown. */
  method: PaymentEntryMethod | null;
  /** Its receipt or credit note, and the order's current invoice, once they are numbered. */
  documentId: string | null;
  invoiceId: string | null;
  /** ISO 8601, UTC: when it was settled or, until then, begun. */
  at: string;
  order: { id: string; _id: string; orderNumber: string; vendor: { id: string; vendorName: string } };
};

/** The sums of settled entries in the requested year, or in all years. In dollars. */
export type PaymentTotals = {
  /** "Paid": payments less refunds. */
  paid: number;
  payments: number;
  /** The part of `payments` made by voucher or store credit. */
  paymentsByVoucher: number;
  refunded: number;
  /** The part of `refunded` that went to vouchers or store credit. */
  refundedToVoucher: number;
  /** Refunds that the bank has not confirmed yet. */
  refundDue: number;
};

export type PaymentHistory = Page<PaymentEntry> & {
  totals: PaymentTotals;
  /** The years with payments or refunds, newest first. */
  years: number[];
};

import { type InferType, number, object, string } from "yup";
import { type Page, pageQuery } from "./envelope";
import type { OrderState, OrderStatus } from "./order-process";
import { uuid } from "./uuid";
import { text } from "./text";

export const PAYMENT_STATUSES = [
  "requires_payment",
  "requires_action",
  "processing",
  "succeeded",
  "failed",
  "cancelled",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Pays the first milestones of a checkout. Which amount that is, the server knows. */
export const createIntentBody = object({
  checkoutId: uuid().required("checkoutId is required"),
});
export type CreateIntentBody = InferType<typeof createIntentBody>;

/** What the browser needs to pay: `gateway` says which card form to show. */
export type PaymentIntent = {
  paymentId: string;
  gateway: "sandbox" | "stripe";
  clientSecret: string;
  publishableKey: string | null;
  amount: number;
  status: PaymentStatus;
};

/**
 * Where a payment stands, as far as the processor's webhook has told. `failed` can be tried again with another card;
 * after a try that the processor answered with `succeeded`, the failure of an earlier one may still stand here for
 * a moment: ask again until it says `succeeded`.
 */
export type PaymentState = {
  paymentId: string;
  checkoutId: string;
  status: PaymentStatus;
  failureMessage: string | null;
};

/** The embedded processor's card form, as its own API takes it. */
export const sandboxConfirmBody = object({
  clientSecret: string().max(200).required("clientSecret is required"),
  cardNumber: string()
    .transform((value: unknown) => (typeof value === "string" ? value.replace(/\s+/g, "") : value))
    .matches(/^\d{12,19}$/, "Your card number is incomplete.")
    .required("Your card number is incomplete."),
  expiry: text()
    .matches(/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/, "Your card's expiry date is incomplete.")
    .required("Your card's expiry date is incomplete."),
  cvc: text()
    .matches(/^\d{3,4}$/, "Your card's security code is incomplete.")
    .required("Your card's security code is incomplete."),
});
export type SandboxConfirmBody = InferType<typeof sandboxConfirmBody>;

export const sandboxAuthenticateBody = object({
  clientSecret: string().max(200).required("clientSecret is required"),
  outcome: string<"approve" | "fail">().oneOf(["approve", "fail"]).required(),
});
export type SandboxAuthenticateBody = InferType<typeof sandboxAuthenticateBody>;

/** The processor's answer to the card form: `requires_action` asks for `authenticate`, `failed` comes with an error to show. */
export type SandboxResult = { status: PaymentStatus; error: string | null };

/** Card numbers of the embedded processor, the same as Stripe's test numbers. */
export const SANDBOX_CARDS = {
  success: "4242424242424242",
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  authenticationRequired: "4000002500003155",
} as const;

/** Spec vendor §7, GET payment-milestone-user and -vendor: `sortBy` is asc (soonest due first) or desc. */
export const milestoneListQuery = pageQuery.shape({
  limit: number().integer().min(1).max(100).default(20),
});
export type MilestoneListQuery = InferType<typeof milestoneListQuery>;

/** One milestone with the order it belongs to (spec vendor §7, Payment milestones). Amounts in dollars. */
export type PaymentMilestone = {
  id: string;
  _id: string;
  label: string;
  amount: number;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** ISO 8601, UTC */
  paidAt: string | null;
  /** Whether it is the next one to be paid of its order. */
  isNext: boolean;
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

const LEAST_YEAR = 2020;
const MOST_YEAR = 2100;

/** GET /user-payment: what was paid and what came back, newest first; `year` is the year in Singapore. */
export const userPaymentQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  limit: number().integer().min(1).max(100).default(20),
  year: number()
    .transform((value: unknown, given: unknown) => (given === "" ? undefined : value))
    .integer()
    .min(LEAST_YEAR)
    .max(MOST_YEAR),
});
export type UserPaymentQuery = InferType<typeof userPaymentQuery>;

export const PAYMENT_ENTRY_STATUSES = ["paid", "refunded", "pending", "failed"] as const;
export type PaymentEntryStatus = (typeof PAYMENT_ENTRY_STATUSES)[number];

/** One line of a couple's payments: a milestone that a card was charged for, or money that comes back. */
export type PaymentEntry = {
  id: string;
  _id: string;
  kind: "payment" | "refund";
  /** `pending`: the bank has not answered yet, or the refund is on its way. */
  status: PaymentEntryStatus;
  /** In dollars, never negative. */
  amount: number;
  /** The milestone that was paid, "Refund" for what comes back. */
  label: string;
  /** Why the card was declined, or why the money comes back; empty where there is nothing to say. */
  note: string;
  /** The charge; one charge may pay milestones of several orders. */
  paymentId: string;
  /** ISO 8601, UTC: when it was settled, or begun where it is not settled. */
  at: string;
  order: { id: string; _id: string; orderNumber: string; vendor: { id: string; vendorName: string } };
};

/** Of the year that was asked for, or of all. In dollars. */
export type PaymentTotals = {
  paid: number;
  refunded: number;
  /** Refunds that the bank has not confirmed yet. */
  refundDue: number;
};

export type PaymentHistory = Page<PaymentEntry> & {
  totals: PaymentTotals;
  /** The years in which something was paid or came back, newest first. */
  years: number[];
};

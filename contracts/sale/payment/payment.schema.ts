import { array, boolean, type InferType, number, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text, uuid } from "@/contracts/fields.schema";
import { SANDBOX_ACCOUNTS, type SandboxAccountKind } from "./payment";
import { MAX_MILESTONES_AT_ONCE, MILESTONE_DUE_FILTERS, type MilestoneDueFilter } from "./milestone";

const TARGETS = ["checkoutId", "orderId", "milestoneIds"] as const;

/** The subject of a payment: exactly one of the three. The server computes the amount. */
export const createIntentBody = object({
  /** The first milestones of a checkout. */
  checkoutId: uuid(),
  /** Everything left to pay for an order. */
  orderId: uuid(),
  /** The next milestones of one order. */
  milestoneIds: array()
    .of(uuid().required())
    .min(1, "milestoneIds must name a milestone")
    .max(MAX_MILESTONES_AT_ONCE),
}).test(
  "one-target",
  "Exactly one of checkoutId, orderId and milestoneIds is required",
  (value, { createError }) =>
    TARGETS.filter((name) => value[name] !== undefined).length === 1 || createError({ path: "checkoutId" }),
);
export type CreateIntentBody = InferType<typeof createIntentBody>;

/** The body that the embedded processor's form sends to its API. */
export const sandboxClientBody = object({
  clientSecret: string().max(200).required("clientSecret is required"),
});
export type SandboxClientBody = InferType<typeof sandboxClientBody>;

export const sandboxConnectBody = object({
  state: string().max(500).required("state is required"),
  account: string<SandboxAccountKind>().oneOf(SANDBOX_ACCOUNTS).required("Choose an account."),
});
export type SandboxConnectBody = InferType<typeof sandboxConnectBody>;

export const sandboxDisputeBody = object({
  outcome: string<"won" | "lost">().oneOf(["won", "lost"]).required("outcome is required"),
});

/** POST /payment-milestone-user: pays the next milestone of its order. */
export const payMilestoneBody = object({
  milestoneId: uuid().required("milestoneId is required"),
});
export type PayMilestoneBody = InferType<typeof payMilestoneBody>;

/** The processor's id for a saved card. */
const cardId = () => string().matches(/^[\w-]{1,100}$/, "${path} must be a card");

export const cardParam = object({ id: cardId().required() });

export const saveCardBody = object({ save: boolean().required("save is required") });

export const savedCardBody = object({ savedCardId: cardId().required("savedCardId is required") });

/** POST /payment-milestone-user/paypaymentofremainingmilestones: pays everything left of an order with one charge. */
export const payRemainingBody = object({
  orderId: uuid().required("orderId is required"),
});
export type PayRemainingBody = InferType<typeof payRemainingBody>;

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

/** GET payment-milestone-user and -vendor: `sortBy` is asc (soonest due first) or desc; `due` narrows the list. */
export const milestoneListQuery = pageQuery.shape({
  limit: number().integer().min(1).max(100).default(20),
  due: string<MilestoneDueFilter>().oneOf(MILESTONE_DUE_FILTERS).default("all"),
  orderId: uuid(),
});
export type MilestoneListQuery = InferType<typeof milestoneListQuery>;

const LEAST_YEAR = 2020;
const MOST_YEAR = 2100;

/** GET /user-payment: payments and refunds, newest first; `year` is by Singapore time. */
export const userPaymentQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  limit: number().integer().min(1).max(100).default(20),
  year: number().integer().min(LEAST_YEAR).max(MOST_YEAR),
});
export type UserPaymentQuery = InferType<typeof userPaymentQuery>;

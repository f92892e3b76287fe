import { type InferType, number, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate, text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { ORDER_STATES } from "@/contracts/sale/order/order-process";
import { ORDER_DECISIONS, type OrderDecision } from "./order";

/** `to_decide`: an operator has to decide on the refund. */
export const ORDER_FILTERS = [...ORDER_STATES, "to_decide"] as const;

/** GET /operator/order: newest first; `searchBy` is a number, a person, an email address, a phone or a vendor. */
export const operatorOrdersQuery = pageQuery.pick(["page", "limit", "searchBy"]).concat(
  object({
    state: text()
      .oneOf(["", ...ORDER_FILTERS], "Please choose a state from the list")
      .default(""),
  }),
);
export type OperatorOrdersQuery = InferType<typeof operatorOrdersQuery>;

const PAYS: readonly OrderDecision[] = ["refund", "rule"];

/** POST /operator/order/{id}/decision. `amount` in dollars, for a refund; `until` is the last day to answer. */
export const orderDecisionBody = object({
  decision: text()
    .oneOf(ORDER_DECISIONS, "Please choose a decision from the list")
    .required("Please choose a decision"),
  amount: number()
    .typeError("Enter an amount")
    .min(0, "Enter an amount")
    .max(100_000_000, "Enter a smaller amount")
    .when("decision", {
      is: (decision: OrderDecision) => PAYS.includes(decision),
      then: (schema) => schema.required("Enter an amount"),
    }),
  until: isoDate()
    .nullable()
    .when("decision", { is: "extend", then: (schema) => schema.required("Choose a day") }),
  needsReturn: text().max(500, "Items to return must be at most 500 characters").default(""),
  reason: reasonText().required("Please give a reason: both sides read it"),
});
export type OrderDecisionBody = InferType<typeof orderDecisionBody>;

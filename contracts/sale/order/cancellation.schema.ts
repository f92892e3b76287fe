import { type InferType, number, object, string } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { CANCELLATION_TEXT_MAX, REFUND_METHODS, type RefundMethod } from "./cancellation";

const longText = (what: string) =>
  text().max(CANCELLATION_TEXT_MAX, `${what} must be at most ${CANCELLATION_TEXT_MAX} characters`);

const reason = () =>
  text().max(200, "The reason must be at most 200 characters").required("Please choose a reason");

const method = () => string<RefundMethod>().oneOf(REFUND_METHODS, "Please choose how you want your refund");

/** PATCH /user/cancelorder, as JSON or as a form with `attachments` or `files`. */
export const cancelOrderBody = object({
  orderId: uuid().required("orderId is required"),
  reason: reason(),
  reasonDetails: longText("Details").default(""),
  refundMethod: method().required("Please choose how you want your refund"),
  customerComments: longText("Comments").default(""),
});
export type CancelOrderBody = InferType<typeof cancelOrderBody>;

/** PATCH /vendor/cancelorder, as JSON or as a form with `attachments` or `files`. */
export const vendorCancelOrderBody = object({
  orderId: uuid().required("orderId is required"),
  reason: reason(),
  reasonDetails: longText("Details").required("Please tell the couple why"),
});
export type VendorCancelOrderBody = InferType<typeof vendorCancelOrderBody>;

/** PATCH /user/cancelorder/agree/refund/{id}. The refund method can be changed until then. */
export const agreeRefundBody = object({
  refundMethod: method(),
  customerComments: longText("Comments").default(""),
});
export type AgreeRefundBody = InferType<typeof agreeRefundBody>;

/** PATCH /user/cancelorder/reject/refund/{id}. */
export const contestRefundBody = object({
  customerComments: longText("Comments").required("Please tell us why the refund isn't right"),
});
export type ContestRefundBody = InferType<typeof contestRefundBody>;

/** PATCH /vendor/cancelorder/approve/{id}: an offer in dollars, the policy's amount by default. */
export const approveCancellationBody = object({
  amount: number().typeError("Enter an amount").min(0, "Enter an amount").max(100_000_000).nullable(),
  vendorComments: longText("Comments").default(""),
  /** Items that the couple must return first; "" for none. */
  needsReturn: text().max(500, "Items to return must be at most 500 characters").default(""),
});
export type ApproveCancellationBody = InferType<typeof approveCancellationBody>;

/** PATCH /vendor/cancelorder/reject/refund/{id}. */
export const rejectCancellationBody = object({
  reason: longText("The reason").required("Please give the couple a reason"),
});
export type RejectCancellationBody = InferType<typeof rejectCancellationBody>;

/** PATCH /vendor/cancelorder/markitemsreceived/{id}, as JSON or as a form with `creditNote` or `files`. */
export const itemsReceivedBody = object({
  itemsReceivedReferenceNo: text().max(100, "The reference must be at most 100 characters").default(""),
  itemsReceivedOn: isoDate().nullable().default(null),
  vendorComments: longText("Comments").default(""),
});
export type ItemsReceivedBody = InferType<typeof itemsReceivedBody>;

/** PATCH /user/cancelorder/markitemsreceived/{id}, as JSON or as a form with `files`. */
export const itemsReturnedBody = object({
  itemsReceivedOn: isoDate().required("Please enter the day on which you handed the items back"),
  customerComments: longText("Comments").default(""),
});
export type ItemsReturnedBody = InferType<typeof itemsReturnedBody>;

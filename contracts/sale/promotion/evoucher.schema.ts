import { type InferType, number, object, string } from "yup";
import { emailAddress, isoDate, text } from "@/contracts/fields.schema";
import { addDays, todayInSingapore } from "@/lib/dates";
import {
  isVoucherAmount,
  isVoucherQuantity,
  VOUCHER_FROM_LENGTH,
  VOUCHER_MAX_QUANTITY,
  VOUCHER_MESSAGE_LENGTH,
  VOUCHER_MIN,
  VOUCHER_SEND_DAYS,
} from "./evoucher";

const EMAIL = "Enter a valid email address";
const AMOUNT = `Choose an amount from $${VOUCHER_MIN} to $2,000, in whole dollars`;
const QUANTITY = `Choose from 1 to ${VOUCHER_MAX_QUANTITY} vouchers`;

/**
 * POST /evoucher. `email` is the recipient's, `from` the giver's name, `amount` the value of each voucher in dollars.
 */
export const buyVoucherBody = object({
  email: emailAddress(EMAIL).required("Enter the email address to send the voucher to"),
  amount: number()
    .typeError(AMOUNT)
    .test("amount", AMOUNT, (value) => value === undefined || isVoucherAmount(value))
    .required(AMOUNT),
  quantity: number()
    .typeError(QUANTITY)
    .test("quantity", QUANTITY, (value) => value === undefined || isVoucherQuantity(value))
    .default(1),
  from: text()
    .max(VOUCHER_FROM_LENGTH, `Use at most ${VOUCHER_FROM_LENGTH} characters`)
    .required("Enter the name it is from"),
  message: text().max(VOUCHER_MESSAGE_LENGTH, `Use at most ${VOUCHER_MESSAGE_LENGTH} characters`).default(""),
  /** The day (Singapore) on which it is mailed; today by default. */
  sendOn: isoDate()
    .nullable()
    .default(null)
    .test("send-on", "Choose a day from today, within a year", (value) => {
      if (!value) return true;
      const today = todayInSingapore();
      return value >= today && value <= addDays(today, VOUCHER_SEND_DAYS);
    }),
  /** For the receipt; defaults to the signed-in customer's, or else the recipient's. */
  buyerEmail: emailAddress(EMAIL)
    .transform((value: unknown) => (value === "" ? null : value))
    .nullable()
    .default(null),
});
export type BuyVoucherBody = InferType<typeof buyVoucherBody>;

/** The token from the link to a purchase; the customer who made it doesn't need it. */
export const purchaseAccessQuery = object({ token: string().max(100).default("") });

/** POST /evoucher/purchase/{id}/resend */
export const resendVoucherBody = object({
  email: emailAddress(EMAIL),
});
export type ResendVoucherBody = InferType<typeof resendVoucherBody>;

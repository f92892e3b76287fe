import { type InferType, object } from "yup";
import { text } from "@/contracts/fields.schema";

/** A code as typed; parsed by `normalizeCode`. */
export const voucherCodeBody = object({
  code: text().max(60, "A voucher code has 16 letters and digits").required("Enter your voucher code"),
});
export type VoucherCodeBody = InferType<typeof voucherCodeBody>;

import { v4 } from "uuid";
import { ValidationError } from "yup";
import { loadStore } from "@/components/session/load-store";
import { fieldErrorsOf, messageOf } from "@/contracts/api-error";
import { emailAddress } from "@/contracts/fields.schema";
import { type BuyVoucherBody, buyVoucherBody } from "@/contracts/sale/promotion/evoucher.schema";
import { evoucherApi } from "@/services/sale/evoucher";

export type SendAnswer =
  { path: string } | { path?: never; message: string; errors: Readonly<Record<string, string>> };

/** A receipt that went to the couple would spoil the surprise. */
const wishSchema = buyVoucherBody.shape({
  buyerEmail: emailAddress()
    .email("Enter a valid email address")
    .required("Enter your email, for the receipt"),
});

let last = { request: "", key: "" };

/** Makes the purchase after checking it by the server's own rules, and returns the path of its page. */
export async function sendPurchase(wish: Record<string, unknown>): Promise<SendAnswer> {
  try {
    const body = await wishSchema.validate(wish, { abortEarly: false });
    const store = await loadStore();
    const buy = evoucherApi.endpoints.buyVouchers.initiate({ body, idempotencyKey: keyOf(body) });
    const { id, token } = await store.dispatch(buy).unwrap();
    return { path: `/evoucher/purchase/${id}?token=${encodeURIComponent(token)}` };
  } catch (error) {
    if (error instanceof ValidationError) {
      const errors: Record<string, string> = {};
      for (const { path = "", message } of error.inner) errors[path] ??= message;
      return { message: "", errors };
    }
    const errors = fieldErrorsOf(error);
    return { message: Object.keys(errors).length > 0 ? "" : messageOf(error), errors };
  }
}

/** The same request keeps its key, so that sending it again after a lost answer buys once. */
function keyOf(body: BuyVoucherBody): string {
  const request = JSON.stringify(body);
  if (last.request !== request) last = { request, key: v4() };
  return last.key;
}

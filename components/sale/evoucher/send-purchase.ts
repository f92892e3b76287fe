import { v4 } from "uuid";
import { loadStore } from "@/components/session/load-store";
import { checkedBody } from "@/components/ui/form/checked-body";
import { emailAddress } from "@/contracts/fields.schema";
import { type BuyVoucherBody, buyVoucherBody } from "@/contracts/sale/promotion/evoucher.schema";
import { evoucherApi } from "@/services/sale/evoucher";

/** A receipt sent to the couple would spoil the surprise. */
const wishSchema = buyVoucherBody.shape({
  buyerEmail: emailAddress("Enter a valid email address").required("Enter your email, for the receipt"),
});

let last = { request: "", key: "" };

/**
 * Creates the purchase after validating it by the server's own rules, and returns the path of its page. Throws an
 * ApiError.
 */
export async function sendPurchase(wish: Record<string, unknown>): Promise<string> {
  const body = await checkedBody(wishSchema, wish);
  const store = await loadStore();
  const buy = evoucherApi.endpoints.buyVouchers.initiate({ body, idempotencyKey: keyOf(body) });
  const { id, token } = await store.dispatch(buy).unwrap();
  return `/evoucher/purchase/${id}?token=${encodeURIComponent(token)}`;
}

/** The same request keeps its key, so that sending it again after a lost response buys only once. */
function keyOf(body: BuyVoucherBody): string {
  const request = JSON.stringify(body);
  if (last.request !== request) last = { request, key: v4() };
  return last.key;
}

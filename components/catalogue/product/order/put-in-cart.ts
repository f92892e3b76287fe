import { loadStore } from "@/components/session/load-store";
import { runProtected } from "@/components/session/run-protected";
import { storedSession } from "@/components/session/use-stored-session";
import { isApiError } from "@/contracts/api-error";
import type { GuestLine } from "@/contracts/sale/cart";
import { trackAddToCart } from "@/lib/analytics";
import { notify } from "@/lib/notice/notify";
import { CUSTOMER_CART, GUEST_CART } from "@/lib/session/page-guard";
import { cartApi, cartBodyOf } from "@/services/sale/cart";
import { guestLineKept } from "@/store/slices/cart-slice";

/**
 * Adds a line to the customer's cart. A guest's is stored in this browser, and merged at sign-in. Resolves to the
 * address of the cart, or null when nothing was added and a toast has given the reason.
 */
export async function putInCart(line: GuestLine): Promise<string | null> {
  if (!storedSession()) {
    const store = await loadStore();
    store.dispatch(guestLineKept(line));
    trackAddToCart(line);
    return GUEST_CART;
  }
  let added = false;
  try {
    await runProtected({ type: "product" }, async (store) => {
      await store.dispatch(cartApi.endpoints.addToCart.initiate(cartBodyOf(line))).unwrap();
      added = true;
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  if (added) notify("success", `${line.title} is in your cart`);
  return added ? CUSTOMER_CART : null;
}

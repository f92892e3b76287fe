import type { Cart } from "@/contracts/sale/cart";
import type { Db } from "@/server/db/client";
import { termsInForce } from "@/server/modules/catalogue/terms/public";
import { presentCart } from "./present";
import { priceCart, type PricedCart } from "./price-cart";
import { checkedCart } from "./service-lines";
import { codesOf } from "./service-codes";

/** Returns the cart, priced with its coupon and voucher. */
export async function readCart(db: Db, customerId: string, now: Date): Promise<PricedCart> {
  const { lines, shopper } = await checkedCart(db, customerId, now);
  return priceCart(lines, await codesOf(db, { customerId, email: shopper.email }, now), now);
}

/** Returns a priced cart in its API form, with the terms of its vendors. */
export async function showCart(db: Db, cart: PricedCart, now: Date): Promise<Cart> {
  const vendorIds = cart.groups.map(({ vendor }) => vendor.id);
  return presentCart(cart, await termsInForce(db, vendorIds, now));
}

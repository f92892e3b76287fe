import type { Db } from "@/server/db/client";
import { priceCart, type PricedCart } from "./price-cart";
import { checkedCart } from "./service-lines";
import { codesOf } from "./service-codes";

/** Returns the cart, priced with its coupon and voucher. */
export async function readCart(db: Db, customerId: string, now: Date): Promise<PricedCart> {
  const { lines, shopper } = await checkedCart(db, customerId, now);
  return priceCart(lines, await codesOf(db, { customerId, email: shopper.email }, now), now);
}

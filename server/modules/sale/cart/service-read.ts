import type { Db } from "@/server/db/client";
import { priceCart, type PricedCart } from "./price-cart";
import { checkedCart } from "./service-lines";
import { tenderOf } from "./service-tender";

/** Returns the cart, priced with its coupon and voucher. */
export async function readCart(db: Db, customerId: string, now: Date): Promise<PricedCart> {
  const { lines, shopper } = await checkedCart(db, customerId, now);
  return priceCart(lines, await tenderOf(db, { customerId, email: shopper.email }, now), now);
}

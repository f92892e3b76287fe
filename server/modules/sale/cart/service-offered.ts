import type { Cart } from "@/contracts/sale/cart";
import { inTransaction } from "@/server/db/transaction";
import { lockOfferToBuy } from "@/server/modules/sale/offer/public";
import * as repo from "./repo/cart";
import { getCart, refuseFullCart } from "./service";
import { lockShopper } from "./service-lines";

/**
 * Adds an offer to the cart unchanged. Idempotent. The vendor can withdraw it until it is ordered. Throws `not_found`
 * for another couple's, `conflict` when it has ended, and `bad_request` when the cart is full.
 */
export async function addOfferToCart(customerId: string, offerId: string, now = new Date()): Promise<Cart> {
  await inTransaction(async (tx) => {
    await lockShopper(tx, customerId);
    const offer = await lockOfferToBuy(tx, customerId, offerId, now);
    await repo.deleteOfferLines(tx, customerId, offerId);
    await refuseFullCart(tx, customerId, offer.items.length);
    await repo.insertOfferLines(
      tx,
      offer.items.map(({ productId, quantity, unitCents }, offerPosition) => ({
        customerId,
        productId,
        quantity,
        eventDate: offer.eventDate,
        seenCents: unitCents,
        offerId,
        offerPosition,
        createdAt: now,
      })),
    );
  });
  return getCart(customerId, now);
}

import { asc, eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { cartLine, cartTender } from "@/server/db/schema/sale/cart";

/** Returns a couple's cart, for its own download. */
export async function ownCart(db: Db, customerId: string) {
  const cart = await db
    .select({
      product: product.title,
      vendor: vendor.vendorName,
      quantity: cartLine.quantity,
      eventDate: cartLine.eventDate,
      priceWhenAddedCents: cartLine.seenCents,
      note: cartLine.note,
      addedAt: cartLine.createdAt,
    })
    .from(cartLine)
    .innerJoin(product, eq(product.id, cartLine.productId))
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(eq(cartLine.customerId, customerId))
    .orderBy(asc(cartLine.createdAt), asc(cartLine.id));
  return { cart };
}

export async function forgetCart(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await tx.delete(cartLine).where(eq(cartLine.customerId, customerId));
  await tx.delete(cartTender).where(eq(cartTender.customerId, customerId));
}

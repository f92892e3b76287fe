import { asc, eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { cartLine, cartCodes } from "@/server/db/schema/sale/cart";

/** Returns a couple's cart, for the download of its data. */
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
  await tx.delete(cartCodes).where(eq(cartCodes.customerId, customerId));
}

/**
 * Moves a person's lines into the cart of the couple that they join, up to `max` lines. Duplicates for the same day and
 * lines beyond the limit stay behind. The caller must have locked both customers.
 */
export async function moveLines(
  tx: Transaction,
  { from, to, max }: { from: string; to: string; max: number },
): Promise<void> {
  await tx.execute(sql`
    update cart_line set customer_id = ${to} where id in (
      select mine.id from cart_line mine
      where mine.customer_id = ${from} and mine.offer_id is null and not exists (
        select from cart_line theirs
        where theirs.customer_id = ${to} and theirs.product_id = mine.product_id
          and theirs.offer_id is null and theirs.event_date is not distinct from mine.event_date)
      order by mine.created_at, mine.id
      limit greatest(0, ${max}::int - (select count(*) from cart_line where customer_id = ${to})))`);
}

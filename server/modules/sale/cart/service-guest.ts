import { type GuestCart, guestLineId } from "@/contracts/sale/cart";
import type { MergeCartBody } from "@/contracts/sale/cart.schema";
import { toCents } from "@/lib/money";
import { getDb } from "@/server/db/client";
import { priceCart } from "./price-cart";
import * as repo from "./repo/cart";
import { checkLines } from "./service-lines";
import { showCart } from "./service-read";

type Item = MergeCartBody["items"][number];

const GONE = "This is no longer sold on Sayang";

/**
 * Prices the lines that a browser stores for a guest like an account's cart, without coupon or voucher. A product
 * listed twice for a date and meal counts once, with the larger quantity, just as when the cart is merged.
 */
export async function quoteGuestCart({ items }: MergeCartBody, now = new Date()): Promise<GuestCart> {
  const db = await getDb();
  const wanted = onceEach(items);
  const listed = await repo.listedOf(
    db,
    wanted.map(({ productId }) => productId),
  );
  const listedOf = new Map(listed.map((each) => [each.product.id, each]));
  const rows = wanted.flatMap((item): repo.LineRow[] => {
    const found = listedOf.get(item.productId);
    return found ? [rowOf(item, found)] : [];
  });
  const lines = await checkLines(db, null, rows, null, now);
  const left = wanted
    .filter(({ productId }) => !listedOf.has(productId))
    .map(({ productId }) => ({ productId, message: GONE }));
  const cart = priceCart(lines, { email: "", coupon: null, voucher: null }, now);
  return { cart: await showCart(db, cart, now), left };
}

function onceEach(items: readonly Item[]): Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    const key = guestLineId(item);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...item, quantity: Math.max(known.quantity, item.quantity) } : item);
  }
  return [...byKey.values()];
}

function rowOf(item: Item, listed: repo.Listed): repo.LineRow {
  const { quantity, eventDate, meal, note = "", price, addOns } = item;
  return {
    id: guestLineId(item),
    quantity,
    eventDate,
    meal,
    note,
    addOns,
    seenCents: toCents(price),
    offer: null,
    offerPosition: null,
    ...listed,
  };
}

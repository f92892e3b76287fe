import {
  type AddToCartBody,
  type Cart,
  MAX_CART_LINES,
  MAX_QUANTITY,
  type UpdateCartLineBody,
} from "@/contracts/cart";
import { priceParts, toCents } from "@/lib/money";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/http/errors";
import { presentCart } from "./present";
import * as repo from "./repo";
import { checkedCart, lockShopper, refuseUnfit } from "./service-lines";

/** Spec customer §7, GET /cart. What is wrong with a line stands in its `problems`. */
export async function getCart(customerId: string, now = new Date()): Promise<Cart> {
  const { lines } = await checkedCart(await getDb(), customerId, now);
  return presentCart(lines, now);
}

/** Spec customer §7, GET /cart/validateCart: the cart when it may go to checkout, else `bad_request` with all messages. */
export async function validateCart(customerId: string, now = new Date()): Promise<Cart> {
  const { lines } = await checkedCart(await getDb(), customerId, now);
  refuseUnfit(lines);
  return presentCart(lines, now);
}

/** Spec customer §7, POST /cart: answers the cart as it then is. */
export async function addToCart(customerId: string, body: AddToCartBody, now = new Date()): Promise<Cart> {
  await inTransaction(async (tx) => {
    const { weddingDate } = await lockShopper(tx, customerId);
    await refuseUnsaleable(tx, body.productId);
    const eventDate = body.eventDate ?? weddingDate;
    const seenCents = toCents(body.price);
    const same = await repo.findSameLine(tx, customerId, body.productId, eventDate);
    if (same) {
      await repo.updateLine(tx, same.id, { quantity: sumOf(same.quantity, body.quantity), seenCents });
      return;
    }
    if ((await repo.countLines(tx, customerId)) >= MAX_CART_LINES) {
      throw new AppError("bad_request", `A cart holds at most ${MAX_CART_LINES} items`);
    }
    const { productId, quantity } = body;
    await repo.insertLine(tx, { customerId, productId, quantity, eventDate, seenCents, createdAt: now });
  });
  return getCart(customerId, now);
}

/**
 * Changes a line and accepts its price as it stands. A line moved to a date on which the product is in the cart already
 * is put together with it. Throws `not_found` for a line that is not this customer's.
 */
export async function updateCartLine(
  customerId: string,
  lineId: string,
  body: UpdateCartLineBody,
  now = new Date(),
): Promise<Cart> {
  await inTransaction(async (tx) => {
    const { weddingDate } = await lockShopper(tx, customerId);
    const line = await repo.findLine(tx, customerId, lineId);
    if (!line) throw noSuchLine();
    const listed = await repo.listedPrice(tx, line.productId);
    const seenCents = listed
      ? priceParts(listed.priceCents, listed.gstType, listed.plusPlus).total
      : line.seenCents;
    const eventDate = body.eventDate === undefined ? line.eventDate : (body.eventDate ?? weddingDate);
    const quantity = body.quantity ?? line.quantity;
    const same = await repo.findSameLine(tx, customerId, line.productId, eventDate, line.id);
    if (same) {
      await repo.deleteLines(tx, customerId, [line.id]);
      await repo.updateLine(tx, same.id, { quantity: sumOf(same.quantity, quantity), seenCents });
    } else {
      await repo.updateLine(tx, line.id, { quantity, eventDate, seenCents });
    }
  });
  return getCart(customerId, now);
}

/** Throws `not_found` for a line that is not this customer's. */
export async function removeCartLine(customerId: string, lineId: string, now = new Date()): Promise<Cart> {
  const removed = await repo.deleteLines(await getDb(), customerId, [lineId]);
  if (removed === 0) throw noSuchLine();
  return getCart(customerId, now);
}

async function refuseUnsaleable(tx: Transaction, productId: string): Promise<void> {
  const found = await repo.findSaleable(tx, productId);
  if (!found) throw new AppError("not_found", "This product does not exist");
  if (!found.vendorSells) {
    throw new AppError("bad_request", `${found.vendorName} takes no new orders at the moment`);
  }
  if (!found.productForSale) {
    throw new AppError("bad_request", `${found.title} is not for sale at the moment`);
  }
}

function sumOf(there: number, more: number): number {
  if (there + more <= MAX_QUANTITY) return there + more;
  const message = `quantity must be at most ${MAX_QUANTITY}`;
  throw new AppError("bad_request", message, [{ field: "quantity", message }]);
}

function noSuchLine(): AppError {
  return new AppError("not_found", "This item is not in your cart");
}

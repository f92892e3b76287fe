import type { AddToCartBody, UpdateCartLineBody } from "@/contracts/sale/cart.schema";
import { type Cart, MAX_CART_LINES, MAX_QUANTITY } from "@/contracts/sale/cart";
import { todayInSingapore } from "@/lib/dates";
import { priceParts, toCents } from "@/lib/money";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import { presentCart } from "./present";
import { unfitDate } from "./problems";
import * as repo from "./repo";
import { lockShopper, refuseUnfit } from "./service-lines";
import { readCart } from "./service-read";

/** Returns the cart; each line lists its `problems`. */
export async function getCart(customerId: string, now = new Date()): Promise<Cart> {
  return presentCart(await readCart(await getDb(), customerId, now));
}

/**
 * Returns the cart when it may go to checkout; a coupon or voucher that does not apply does not block it. Throws `bad_request` with all problems otherwise.
 */
export async function validateCart(customerId: string, now = new Date()): Promise<Cart> {
  const cart = await readCart(await getDb(), customerId, now);
  refuseUnfit(cart.groups.flatMap(({ lines }) => lines));
  return presentCart(cart);
}

/**
 * Adds a product and returns the updated cart. Throws `not_found`, or `bad_request` when the product is not for
 * sale or not available on that date.
 */
export async function addToCart(customerId: string, body: AddToCartBody, now = new Date()): Promise<Cart> {
  await inTransaction(async (tx) => {
    const { weddingDate } = await lockShopper(tx, customerId);
    const eventDate = body.eventDate ?? weddingDate;
    refuseDate(await findForSale(tx, body.productId), eventDate, now);
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
 * Changes a line and accepts its current price. A line moved to a date on which the product is already in the cart is
 * merged with that line. Throws `bad_request` for a date on which it is not available, and `not_found` for a line that is
 * not this customer's.
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
    if (body.eventDate !== undefined && eventDate !== line.eventDate) {
      const found = await repo.findSaleable(tx, line.productId);
      if (found) refuseDate(found, eventDate, now);
    }
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

async function findForSale(tx: Transaction, productId: string): Promise<repo.Saleable> {
  const found = await repo.findSaleable(tx, productId);
  if (!found) throw new AppError("not_found", "This product does not exist");
  if (!found.vendorSells) {
    throw new AppError("bad_request", `${found.vendorName} takes no new orders at the moment`);
  }
  if (!found.productForSale) {
    throw new AppError("bad_request", `${found.title} is not for sale at the moment`);
  }
  return found;
}

/** Accepts full dates, which the cart points out: they may be free again by the time the order is placed. */
function refuseDate(found: repo.Saleable, date: string | null, now: Date): void {
  const unfit = date === null ? null : unfitDate(found, found.vendorOffDays, date, todayInSingapore(now));
  if (!unfit) return;
  throw new AppError("bad_request", unfit.message, [{ field: "eventDate", message: unfit.message }]);
}

function sumOf(there: number, more: number): number {
  if (there + more <= MAX_QUANTITY) return there + more;
  const message = `quantity must be at most ${MAX_QUANTITY}`;
  throw new AppError("bad_request", message, [{ field: "quantity", message }]);
}

function noSuchLine(): AppError {
  return new AppError("not_found", "This item is not in your cart");
}

import { allInOn, priceListOf } from "@/contracts/catalogue/price/day-price";
import { type Meal, mealFor, mealsOf } from "@/contracts/catalogue/price/meal";
import type { AddToCartBody, MergeCartBody, UpdateCartLineBody } from "@/contracts/sale/cart.schema";
import {
  type Cart,
  type ChosenAddOn,
  LINE_NOTE_MAX,
  MAX_CART_LINES,
  MAX_QUANTITY,
  type MergedCart,
} from "@/contracts/sale/cart";
import { todayInSingapore } from "@/lib/dates";
import { toCents } from "@/lib/money";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import { joinAddOns, keptAddOns, refuseAddOns } from "./add-ons";
import { unfitDate } from "./problems";
import * as repo from "./repo/cart";
import { lockShopper, refuseUnfit } from "./service-lines";
import { readCart, showCart } from "./service-read";

const AS_IT_STANDS =
  "An offer is bought as it stands. To change it, ask the vendor for a change in your conversation.";

/** Returns the cart; each line lists its `problems`. */
export async function getCart(customerId: string, now = new Date()): Promise<Cart> {
  const db = await getDb();
  return showCart(db, await readCart(db, customerId, now), now);
}

/**
 * Returns the cart if it can go to checkout; a coupon or voucher that does not apply does not block it. Throws
 * `bad_request` with all problems otherwise.
 */
export async function validateCart(customerId: string, now = new Date()): Promise<Cart> {
  const db = await getDb();
  const cart = await readCart(db, customerId, now);
  refuseUnfit(cart.groups.flatMap(({ lines }) => lines));
  return showCart(db, cart, now);
}

/**
 * Adds a product and returns the updated cart. Throws `not_found`, or `bad_request` when the product is not for
 * sale or not available on that date.
 */
export async function addToCart(customerId: string, body: AddToCartBody, now = new Date()): Promise<Cart> {
  await inTransaction(async (tx) => {
    const { weddingDate } = await lockShopper(tx, customerId);
    const eventDate = body.eventDate ?? weddingDate;
    const found = await findForSale(tx, body.productId);
    refuseDate(found, eventDate, now);
    refuseAddOns(found.addOns, body.addOns);
    const seenCents = toCents(body.price);
    const meal = chosenMeal(found, body.meal);
    const same = await repo.findSameLine(tx, customerId, { productId: body.productId, eventDate, meal });
    if (same) {
      const quantity = sumOf(same.quantity, body.quantity);
      const addOns = joinAddOns(same.addOns, body.addOns);
      const note = joinNotes(same.note, body.note);
      await repo.updateLine(tx, same.id, { quantity, seenCents, note, addOns });
      return;
    }
    await refuseFullCart(tx, customerId);
    const { productId, quantity, note, addOns } = body;
    const line = { customerId, productId, quantity, eventDate, meal, seenCents, note, addOns };
    await repo.insertLine(tx, { ...line, createdAt: now });
  });
  return getCart(customerId, now);
}

/**
 * Changes a line and accepts its current price, unless only its note changes. A line moved to a date and meal for
 * which the product is already in the cart is merged with that line. Throws `bad_request` for a date on which it is not
 * available, `conflict` for a part of an offer, and `not_found` for a line that is not this customer's.
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
    if (line.offerId) throw new AppError("conflict", AS_IT_STANDS);
    const found = await repo.findSaleable(tx, line.productId);
    const offered = found?.addOns ?? [];
    if (body.addOns) refuseAddOns(offered, body.addOns);
    const noteOnly =
      body.note !== undefined &&
      !body.addOns &&
      body.quantity === undefined &&
      body.eventDate === undefined &&
      body.meal === undefined;
    const meal = body.meal === undefined || !found ? line.meal : chosenMeal(found, body.meal);
    const eventDate = body.eventDate === undefined ? line.eventDate : (body.eventDate ?? weddingDate);
    const listed = noteOnly ? null : await repo.listedPrice(tx, line.productId);
    const seenCents = listed
      ? allInOn(priceListOf(listed, meal), eventDate ?? weddingDate, listed)
      : line.seenCents;
    if (body.eventDate !== undefined && eventDate !== line.eventDate) {
      if (found) refuseDate(found, eventDate, now);
    }
    const quantity = body.quantity ?? line.quantity;
    const note = body.note ?? line.note;
    const addOns = body.addOns ?? (noteOnly ? line.addOns : keptAddOns(offered, line.addOns));
    const { productId } = line;
    const same = await repo.findSameLine(tx, customerId, { productId, eventDate, meal }, line.id);
    if (same) {
      await repo.deleteLines(tx, customerId, [line.id]);
      const both = { quantity: sumOf(same.quantity, quantity), note: joinNotes(same.note, note) };
      await repo.updateLine(tx, same.id, { ...both, seenCents, addOns: joinAddOns(same.addOns, addOns) });
    } else {
      await repo.updateLine(tx, line.id, { quantity, eventDate, meal, seenCents, note, addOns });
    }
  });
  return getCart(customerId, now);
}

/** Removes a line; of an offer, all lines. Throws `not_found` for a line that is not this customer's. */
export async function removeCartLine(customerId: string, lineId: string, now = new Date()): Promise<Cart> {
  await inTransaction(async (tx) => {
    await lockShopper(tx, customerId);
    const line = await repo.findLine(tx, customerId, lineId);
    if (!line) throw noSuchLine();
    if (line.offerId) await repo.deleteOfferLines(tx, customerId, line.offerId);
    else await repo.deleteLines(tx, customerId, [lineId]);
  });
  return getCart(customerId, now);
}

/**
 * Merges the lines that a browser stored for a guest. A product that is already in the cart for the same date and meal
 * keeps the larger quantity, so merging twice changes nothing. A line whose date no longer fits loses the date. Lines
 * that can't be sold are dropped; `left` names both kinds.
 */
export async function mergeCart(
  customerId: string,
  { items }: MergeCartBody,
  now = new Date(),
): Promise<MergedCart> {
  const left = await inTransaction(async (tx) => {
    const { weddingDate } = await lockShopper(tx, customerId);
    const refused: MergedCart["left"] = [];
    for (const item of items) {
      const message = await mergeLine(tx, { customerId, weddingDate }, item, now);
      if (message) refused.push({ productId: item.productId, message });
    }
    return refused;
  });
  return { cart: await getCart(customerId, now), left };
}

/** Returns a message to the guest about the line, or null when it was added unchanged. */
async function mergeLine(
  tx: Transaction,
  { customerId, weddingDate }: { customerId: string; weddingDate: string | null },
  item: AddToCartBody,
  now: Date,
): Promise<string | null> {
  const { productId, quantity, note } = item;
  let eventDate = item.eventDate ?? weddingDate;
  let message: string | null = null;
  let meal: Meal | null = null;
  let addOns: ChosenAddOn[] = [];
  try {
    const found = await findForSale(tx, productId);
    meal = chosenMeal(found, item.meal);
    addOns = keptAddOns(found.addOns, item.addOns);
    if (addOns.length < item.addOns.length) {
      message = `${found.title}: an extra that you chose is no longer offered`;
    }
    const unfit = eventDate && unfitDate(found, found.vendorOffDays, eventDate, todayInSingapore(now));
    if (unfit) {
      eventDate = null;
      message = `${unfit.message}. Choose another date in your cart.`;
    }
    const same = await repo.findSameLine(tx, customerId, { productId, eventDate, meal });
    if (same) {
      const larger = Math.max(same.quantity, quantity);
      await repo.updateLine(tx, same.id, {
        quantity: larger,
        note: same.note || (note ?? ""),
        addOns: joinAddOns(same.addOns, addOns),
      });
      return message;
    }
    await refuseFullCart(tx, customerId);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  const seenCents = toCents(item.price);
  const line = { customerId, productId, quantity, eventDate, meal, seenCents, note, addOns };
  await repo.insertLine(tx, { ...line, createdAt: now });
  return message;
}

/** Throws `bad_request` when the cart has no room for `more` lines. */
export async function refuseFullCart(tx: Transaction, customerId: string, more = 1): Promise<void> {
  if ((await repo.countLines(tx, customerId)) + more <= MAX_CART_LINES) return;
  throw new AppError("bad_request", `A cart holds at most ${MAX_CART_LINES} items`);
}

/** Returns the meal to keep with a line; null for a product without a choice of meals. */
function chosenMeal({ attributes }: Pick<repo.Saleable, "attributes">, meal: Meal | null): Meal | null {
  return mealsOf(attributes).length > 1 ? mealFor(attributes, meal) : null;
}

function joinNotes(there: string, more = ""): string {
  if (more === "" || there.includes(more)) return there;
  return (there === "" ? more : `${there}\n${more}`).slice(0, LINE_NOTE_MAX);
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

/** Accepts full dates, which the cart reports: they may be free again when the order is placed. */
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

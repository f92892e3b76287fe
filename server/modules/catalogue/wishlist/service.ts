import { toPage } from "@/contracts/envelope";
import {
  MAX_SAVED,
  type SavedEntry,
  type SavedIds,
  type SavedKind,
  type SavedThing,
  type Shortlist,
  type Wishlist,
  WISHLIST_TYPE,
} from "@/contracts/catalogue/wishlist";
import type { SaveBody, WishlistQuery } from "@/contracts/catalogue/wishlist.schema";
import { MINUTE_MS } from "@/lib/time";
import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import { lockCustomer } from "@/server/modules/identity/account/public";
import { holdProducts } from "@/server/modules/catalogue/product/public";
import { holdVendors, vendorCards } from "@/server/modules/catalogue/vendor/public";
import { presentSaved, presentShortlisted, presentWish } from "./present";
import * as repo from "./repo";

/** GET /wishlist: the shortlist or the wishlist, by `type`. */
export function listSaved(customerId: string, query: WishlistQuery): Promise<Shortlist | Wishlist> {
  return query.type === WISHLIST_TYPE.products ? wishlist(customerId, query) : shortlist(customerId, query);
}

async function shortlist(customerId: string, query: WishlistQuery): Promise<Shortlist> {
  const db = await getDb();
  const [rows, total] = await Promise.all([
    repo.shortlistStatement(db, customerId, query),
    repo.countShortlist(db, customerId, query.searchBy),
  ]);
  const cards = await vendorCards(rows.filter(({ available }) => available).map(({ vendor }) => vendor.id));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const docs = rows.map((row) => presentShortlisted(row, byId.get(row.vendor.id)));
  return toPage(docs, total, query);
}

async function wishlist(customerId: string, query: WishlistQuery): Promise<Wishlist> {
  const db = await getDb();
  const [rows, total] = await Promise.all([
    repo.wishlistStatement(db, customerId, query),
    repo.countWishes(db, customerId, query.searchBy),
  ]);
  return toPage(rows.map(presentWish), total, query);
}

/** Returns the ids of everything that the customer has saved; both lists are limited to MAX_SAVED. */
export async function savedIds(customerId: string): Promise<SavedIds> {
  const rows = await repo.savedIds(await getDb(), customerId);
  return {
    vendorIds: rows.flatMap(({ vendorId }) => vendorId ?? []),
    productIds: rows.flatMap(({ productId }) => productId ?? []),
  };
}

/** Returns the item named in the body of `POST /wishlist`. */
export function thingOf({ vendorId, productId }: SaveBody): SavedThing {
  return vendorId === undefined ? { kind: "product", id: productId ?? "" } : { kind: "vendor", id: vendorId };
}

const MISSING: Record<SavedKind, string> = {
  vendor: "This vendor does not exist",
  product: "This product does not exist",
};
const FULL: Record<SavedKind, string> = {
  vendor: `Your shortlist is full: it holds ${MAX_SAVED} vendors`,
  product: `Your wishlist is full: it holds ${MAX_SAVED} items`,
};

/** The time, in milliseconds, during which saving again restores a removed entry. */
const UNDO_MS = MINUTE_MS;
const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_MS);

/**
 * POST /wishlist. Returns an existing entry unchanged. An entry removed within the last minute is restored unchanged,
 * even when couples can no longer see the item, so that an undo loses nothing. Throws `bad_request` when the list is
 * full, and `not_found` for items that couples can't see.
 */
export async function save(customerId: string, body: SaveBody, now = new Date()): Promise<SavedEntry> {
  const thing = thingOf(body);
  const { kind, id } = thing;
  return inTransaction(async (tx) => {
    if (!(await lockCustomer(tx, customerId))) throw new AppError("not_found", MISSING[kind]);
    const held = await repo.findEntry(tx, customerId, thing);
    if (held) return presentSaved(held);
    if ((await repo.countEntries(tx, customerId, kind)) >= MAX_SAVED) {
      throw new AppError("bad_request", FULL[kind]);
    }
    const revived = await repo.reviveEntry(tx, customerId, thing, undoableSince(now));
    if (revived) return presentSaved(revived);
    // The item must still be visible when the entry is written.
    await holdVendors(tx, kind === "vendor" ? [id] : await holdProducts(tx, [id]));
    const found = await repo.findPublic(tx, kind, id);
    if (!found) throw new AppError("not_found", MISSING[kind]);
    const named = kind === "vendor" ? { vendorId: id } : { productId: id };
    const savedPriceCents = found.priceCents;
    return presentSaved(
      await repo.insertEntry(tx, { customerId, ...named, savedPriceCents, createdAt: now }),
    );
  });
}

/** Removes an entry by its own id or by the saved item's. Throws `not_found` when there is none. */
export async function unsave(customerId: string, thing: SavedThing, now = new Date()): Promise<null> {
  if (await repo.removeEntry(await getDb(), customerId, thing, now)) return null;
  const { kind } = thing;
  const list = kind === "vendor" ? "shortlist" : "wishlist";
  throw new AppError("not_found", `This ${kind} is not on your ${list}`);
}

/** Deletes removed entries that can no longer be restored, and returns their number. */
export async function cleanUpRemoved(now = new Date()): Promise<number> {
  const db = await getDb();
  return inBatches((limit) => repo.deleteRemoved(db, undoableSince(now), limit));
}

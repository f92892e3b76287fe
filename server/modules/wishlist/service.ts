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
} from "@/contracts/saved";
import type { SaveBody, WishlistQuery } from "@/contracts/wishlist";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/http/errors";
import { vendorCards } from "@/server/modules/vendor/service";
import { presentSaved, presentShortlisted, presentWish } from "./present";
import * as repo from "./repo";

/** Spec customer §7, GET /wishlist: the shortlist or the wishlist, by `type`. */
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

export async function savedIds(customerId: string): Promise<SavedIds> {
  const rows = await repo.savedIds(await getDb(), customerId);
  return {
    vendorIds: rows.flatMap(({ vendorId }) => vendorId ?? []),
    productIds: rows.flatMap(({ productId }) => productId ?? []),
  };
}

/** What a body of `POST /wishlist` names. */
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

/**
 * Spec customer §7, POST /wishlist. What is kept already stays as it is, and is answered. Throws `not_found` for what
 * couples cannot see.
 */
export async function save(customerId: string, body: SaveBody, now = new Date()): Promise<SavedEntry> {
  const { kind, id } = thingOf(body);
  return inTransaction(async (tx) => {
    if (!(await repo.lockCustomer(tx, customerId))) throw new AppError("not_found", MISSING[kind]);
    const held = await repo.findEntry(tx, customerId, kind, id);
    if (held) return presentSaved(held);
    const found = await repo.findPublic(tx, kind, id);
    if (!found) throw new AppError("not_found", MISSING[kind]);
    if ((await repo.countEntries(tx, customerId, kind)) >= MAX_SAVED) {
      throw new AppError("bad_request", FULL[kind]);
    }
    const named = kind === "vendor" ? { vendorId: id } : { productId: id };
    const savedPriceCents = found.priceCents;
    return presentSaved(
      await repo.insertEntry(tx, { customerId, ...named, savedPriceCents, createdAt: now }),
    );
  });
}

/** Spec customer §7, DELETE /wishlist/{id}, by the id of what is kept. Throws `not_found` for what is not. */
export async function unsave(customerId: string, { kind, id }: SavedThing): Promise<null> {
  if (await repo.deleteEntry(await getDb(), customerId, kind, id)) return null;
  const list = kind === "vendor" ? "shortlist" : "wishlist";
  throw new AppError("not_found", `This ${kind} is not on your ${list}`);
}

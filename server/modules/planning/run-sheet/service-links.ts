import type { SharedRunSheet } from "@/contracts/planning/run-sheet";
import type { ShareLink } from "@/contracts/planning/share-link";
import type { CustomerActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import {
  addShareLink,
  linksOf,
  findShareLink,
  presentShareLink,
  revokeShareLink,
} from "@/server/modules/planning/share-link/public";
import { planOf, requireWedding } from "@/server/modules/planning/wedding/public";
import { present } from "./present";
import * as repo from "./repo";

const kind = "run-sheet";

/** Creates a link that opens the run sheet without an account. Throws `conflict` when there are too many. */
export async function addLink(actor: CustomerActor, name: string): Promise<{ docs: ShareLink[] }> {
  const { weddingId } = await requireWedding(actor, "plan");
  await addShareLink({ kind, weddingId, eventId: null }, { name });
  return { docs: await runSheetLinks(await getDb(), weddingId) };
}

/** Turns a link off at once. Throws `not_found`. */
export async function revokeLink(actor: CustomerActor, id: string): Promise<{ docs: ShareLink[] }> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  await revokeShareLink(db, { kind, weddingId }, id);
  return { docs: await runSheetLinks(db, weddingId) };
}

export async function runSheetLinks(db: Db, weddingId: string): Promise<ShareLink[]> {
  return (await linksOf(db, { kind, weddingId, eventId: null })).map(presentShareLink);
}

/** Returns the run sheet that a link opens, or null for a link that doesn't work. */
export async function readShared(token: string): Promise<SharedRunSheet | null> {
  const db = await getDb();
  const link = await findShareLink(db, kind, token);
  const couple = link && (await repo.coupleOf(db, link.weddingId));
  if (!link || !couple) return null;
  const { bride, groom, firstName, day } = couple;
  const items = await sharedItems(db, link.weddingId);
  return { couple: bride && groom ? `${bride} & ${groom}` : firstName, day, items };
}

/** Returns the entries as vendors and helpers see them. */
export async function sharedItems(db: Db, weddingId: string): Promise<SharedRunSheet["items"]> {
  return (await repo.listItems(db, weddingId)).map((row) => {
    const { id: _id, _id: _same, orderId: _order, ...item } = present(row);
    return item;
  });
}

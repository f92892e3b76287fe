import { RUN_SHEET_LINKS_MAX, type SharedRunSheet } from "@/contracts/planning/run-sheet";
import type { ShareLink } from "@/contracts/planning/share-link";
import type { CustomerActor } from "@/server/core/actor";
import { derivedToken, hashToken, newSalt } from "@/server/core/token";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { planOf, requireWedding } from "@/server/modules/planning/wedding/public";
import { present } from "./present";
import * as repo from "./repo";

const TOKEN = /^[\w-]{43}$/;

/** Makes a link that opens the run sheet without an account. Throws `conflict` when there are too many. */
export async function addLink(actor: CustomerActor, name: string): Promise<{ docs: ShareLink[] }> {
  const { weddingId } = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    if ((await repo.listLinks(tx, weddingId)).length >= RUN_SHEET_LINKS_MAX) {
      throw new AppError("conflict", `At most ${RUN_SHEET_LINKS_MAX} links can be open: turn one off first`);
    }
    const salt = newSalt();
    const tokenHash = hashToken(tokenOf({ weddingId, salt }));
    await repo.insertLink(tx, { weddingId, name, salt, tokenHash });
  });
  return { docs: await linksOf(await getDb(), weddingId) };
}

/** Turns a link off at once. Throws `not_found`. */
export async function revokeLink(
  actor: CustomerActor,
  id: string,
  now = new Date(),
): Promise<{ docs: ShareLink[] }> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  if (!(await repo.revokeLink(db, weddingId, id, now))) throw new AppError("not_found", "This link is gone");
  return { docs: await linksOf(db, weddingId) };
}

export async function linksOf(db: Db, weddingId: string): Promise<ShareLink[]> {
  const rows = await repo.listLinks(db, weddingId);
  return Promise.all(
    rows.map(async (row) => {
      const token = tokenOf(row);
      // The server's secret has changed since: the link that we can show is the one that works.
      if (hashToken(token) !== row.tokenHash) await repo.setLinkHash(db, row.id, hashToken(token));
      const { id, name, createdAt } = row;
      return { id, _id: id, name, url: appLink(`/run-sheet/${token}`), createdAt: createdAt.toISOString() };
    }),
  );
}

/** Returns the run sheet that a link opens, or null for a link that doesn't or no longer works. */
export async function readShared(token: string): Promise<SharedRunSheet | null> {
  if (!TOKEN.test(token)) return null;
  const db = await getDb();
  const found = await repo.weddingOfLink(db, hashToken(token));
  if (!found) return null;
  const { bride, groom, firstName, day, weddingId } = found;
  const items = await sharedItems(db, weddingId);
  return { couple: bride && groom ? `${bride} & ${groom}` : firstName, day, items };
}

/** Returns the entries as vendors and helpers read them. */
export async function sharedItems(db: Db, weddingId: string): Promise<SharedRunSheet["items"]> {
  return (await repo.listItems(db, weddingId)).map((row) => {
    const { id: _id, _id: _same, orderId: _order, ...item } = present(row);
    return item;
  });
}

function tokenOf({ weddingId, salt }: Pick<repo.LinkRow, "weddingId" | "salt">): string {
  return derivedToken(`run-sheet:${weddingId}`, salt);
}

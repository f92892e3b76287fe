import { type ShareLink, type ShareLinkKind, SHARE_LINKS_MAX } from "@/contracts/planning/share-link";
import { MINUTE_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { derivedToken, hashToken, newSalt } from "@/server/core/token";
import type { Db } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo";
import type { ShareLinkInsert, ShareLinkRow, ShareLinkScope } from "./repo";

export { deleteLinks as forgetShareLinks } from "./repo";

const TOKEN = /^[\w-]{43}$/;
/** Phones ask every few seconds; uses are recorded at this interval. */
const USE_NOTED_EVERY = 5 * MINUTE_MS;

type Given = Pick<ShareLinkInsert, "name" | "seesGifts" | "validFrom" | "validUntil">;
export type ListedLink = ShareLinkRow & { url: string };

/** Creates a link. Throws `conflict` when too many of its kind are active. */
export async function addShareLink(scope: ShareLinkScope, given: Given, now = new Date()): Promise<void> {
  const most = SHARE_LINKS_MAX[scope.kind];
  await inTransaction(async (tx) => {
    await repo.lockScope(tx, scope);
    if ((await repo.countOpen(tx, scope, now)) >= most) {
      throw new AppError("conflict", `At most ${most} links can be open: turn one off first`);
    }
    const salt = newSalt();
    const tokenHash = hashToken(tokenOf({ ...scope, salt }));
    await repo.insertLink(tx, { ...scope, ...given, salt, tokenHash });
  });
}

/** Turns a link off at once, and returns its scope. Throws `not_found`. */
export async function revokeShareLink(
  db: Db,
  of: { kind: ShareLinkKind; weddingId: string },
  id: string,
  now = new Date(),
): Promise<ShareLinkRow> {
  const row = await repo.revoke(db, of, id, now);
  if (!row) throw new AppError("not_found", "This link is gone");
  return row;
}

/** Returns the active links, newest first, each with its address. */
export async function linksOf(db: Db, scope: ShareLinkScope): Promise<ListedLink[]> {
  const rows = await repo.listLinks(db, scope);
  return Promise.all(
    rows.map(async (row) => {
      const token = tokenOf(row);
      const tokenHash = hashToken(token);
      // The server's secret has changed: store the hash of the token that we can still derive.
      if (tokenHash !== row.tokenHash) await repo.setTokenHash(db, row.id, tokenHash);
      return { ...row, url: appLink(`/${row.kind}/${token}`) };
    }),
  );
}

/** Returns a link as the couple sees it. */
export function presentShareLink({ id, name, url, createdAt, lastUsedAt }: ListedLink): ShareLink {
  return {
    id,
    _id: id,
    name,
    url,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/**
 * Returns the link of a token and records its use, or null when it never existed or is turned off. Not for pages, which
 * are rendered on a read-only connection: they record it through `/public/share-link/seen`.
 */
export async function openShareLink(
  db: Db,
  kind: ShareLinkKind,
  token: string,
  now = new Date(),
): Promise<ShareLinkRow | null> {
  const link = await findShareLink(db, kind, token);
  const usedAt = link?.lastUsedAt?.getTime() ?? 0;
  if (link && now.getTime() - usedAt > USE_NOTED_EVERY) await repo.setLastUsed(db, link.id, now);
  return link;
}

/** Returns the link of a token, or null when it never existed or is turned off. */
export async function findShareLink(
  db: Db,
  kind: ShareLinkKind,
  token: string,
): Promise<ShareLinkRow | null> {
  return TOKEN.test(token) ? repo.findByHash(db, kind, hashToken(token)) : null;
}

function tokenOf({ kind, weddingId, eventId, salt }: ShareLinkScope & { salt: string }): string {
  return derivedToken(`${kind}:${eventId ?? weddingId}`, salt);
}

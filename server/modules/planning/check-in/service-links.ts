import { CHECK_IN_LINKS_MAX, type CheckInLink } from "@/contracts/planning/check-in";
import type { CheckInLinkBody } from "@/contracts/planning/check-in.schema";
import type { CustomerActor } from "@/server/core/actor";
import { hashToken, newSalt } from "@/server/core/token";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { planOf, requireWedding } from "@/server/modules/planning/wedding/public";
import { lockDoor } from "./repo-door";
import * as repo from "./repo-links";
import { requireEvent } from "./require-event";
import { doorLink, tokenOf } from "./tokens";

/**
 * Makes a link with which a helper without an account checks guests in. Throws `bad_request` for a window that is over,
 * `not_found` for an event that isn't the couple's, and `conflict` when there are too many.
 */
export async function addCheckInLink(
  actor: CustomerActor,
  body: CheckInLinkBody,
  now = new Date(),
): Promise<{ docs: CheckInLink[] }> {
  const { weddingId } = await requireWedding(actor, "plan");
  const { eventId, name, seesGifts } = body;
  const [validFrom, validUntil] = [new Date(body.validFrom), new Date(body.validUntil)];
  if (validUntil <= now) {
    const message = "The closing time has passed. Choose a later one.";
    throw new AppError("bad_request", message, [{ field: "validUntil", message }]);
  }
  await requireEvent(weddingId, eventId);
  await inTransaction(async (tx) => {
    await lockDoor(tx, eventId);
    if ((await repo.countOpenLinks(tx, eventId, now)) >= CHECK_IN_LINKS_MAX) {
      throw new AppError("conflict", `At most ${CHECK_IN_LINKS_MAX} links can be open: turn one off first`);
    }
    const salt = newSalt();
    const tokenHash = hashToken(tokenOf({ eventId, salt }));
    const fields = { name, seesGifts, validFrom, validUntil };
    await repo.insertLink(tx, { weddingId, eventId, salt, tokenHash, ...fields });
  });
  return { docs: await linksOf(await getDb(), eventId) };
}

/** Turns a link off at once: phones that have it lose their data at their next call. Throws `not_found`. */
export async function revokeCheckInLink(
  actor: CustomerActor,
  id: string,
  now = new Date(),
): Promise<{ docs: CheckInLink[] }> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  const eventId = await repo.revokeLink(db, weddingId, id, now);
  if (!eventId) throw new AppError("not_found", "This link is gone");
  return { docs: await linksOf(db, eventId) };
}

export async function linksOf(db: Db, eventId: string): Promise<CheckInLink[]> {
  const rows = await repo.listLinks(db, eventId);
  return Promise.all(
    rows.map(async ({ link, arrived }) => {
      const tokenHash = hashToken(tokenOf(link));
      // The server's secret has changed since: the link that we can show is the one that works.
      if (tokenHash !== link.tokenHash) await repo.setLinkHash(db, link.id, tokenHash);
      const { id, name, seesGifts, validFrom, validUntil } = link;
      return {
        id,
        _id: id,
        eventId,
        name,
        seesGifts,
        arrived,
        url: doorLink(link),
        validFrom: validFrom.toISOString(),
        validUntil: validUntil.toISOString(),
      };
    }),
  );
}

import type { CheckInLink } from "@/contracts/planning/check-in";
import type { CheckInLinkBody } from "@/contracts/planning/check-in.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import {
  addShareLink,
  linksOf,
  presentShareLink,
  revokeShareLink,
} from "@/server/modules/planning/share-link/public";
import { planOf, requireEvent, requireWedding } from "@/server/modules/planning/wedding/public";
import { helperLink } from "./helper-link";
import { headsByLink } from "./repo-acts";

const kind = "check-in";

/**
 * Creates a link with which a helper without an account can check guests in. Throws `bad_request` for a window that is
 * over, `not_found` for an event that isn't the couple's, and `conflict` when there are too many.
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
  await addShareLink({ kind, weddingId, eventId }, { name, seesGifts, validFrom, validUntil }, now);
  return { docs: await helperLinks(await getDb(), weddingId, eventId) };
}

/** Turns a link off at once: phones that use it delete their data at the next call. Throws `not_found`. */
export async function revokeCheckInLink(actor: CustomerActor, id: string): Promise<{ docs: CheckInLink[] }> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  const { eventId } = helperLink(await revokeShareLink(db, { kind, weddingId }, id));
  return { docs: await helperLinks(db, weddingId, eventId) };
}

/** Returns an event's active links, with the number of people that each checked in. */
export async function helperLinks(db: Db, weddingId: string, eventId: string): Promise<CheckInLink[]> {
  const [links, heads] = await Promise.all([
    linksOf(db, { kind, weddingId, eventId }),
    headsByLink(db, eventId),
  ]);
  return links.toReversed().map((row) => {
    const { validFrom, validUntil, seesGifts } = helperLink(row);
    const { createdAt: _createdAt, ...link } = presentShareLink(row);
    return {
      ...link,
      eventId,
      seesGifts,
      arrived: heads.get(row.id) ?? 0,
      validFrom: validFrom.toISOString(),
      validUntil: validUntil.toISOString(),
    };
  });
}

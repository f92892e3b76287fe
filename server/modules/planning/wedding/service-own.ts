import type { Db, Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { namesOf } from "./access/couple-names";
import { weddingDeleted } from "./team/mail";
import { discardPictures } from "./picture";
import { coupleOf, findWeddingOf } from "./access/repo";
import { findEvents } from "./repo";
import { deleteWedding, findJoined, findJoinedTo, findPage, findTeam } from "./repo-own";

/** Returns a couple's wedding with its events and team, for the download of its data. */
export async function ownWedding(db: Db, customerId: string) {
  const weddingsYouPlanAlong = await findJoined(db, customerId);
  const weddingId = await findWeddingOf(db, customerId);
  if (!weddingId) return { wedding: null, weddingsYouPlanAlong };
  const [page, events, team] = await Promise.all([
    findPage(db, weddingId),
    findEvents(db, weddingId),
    findTeam(db, weddingId),
  ]);
  const named = events.map(({ id: _id, ownDate: _ownDate, ...event }) => event);
  return { wedding: { ...page, events: named, team }, weddingsYouPlanAlong };
}

/**
 * Deletes a couple's wedding and mails everyone on its team. Returns a function that deletes its pictures after the
 * commit.
 */
export async function forgetWedding(
  tx: Transaction,
  { customerId }: { customerId: string },
): Promise<() => Promise<void>> {
  const couple = namesOf(await coupleOf(tx, customerId));
  for (const { email, name, role } of await findJoinedTo(tx, customerId)) {
    await enqueueMessage(tx, weddingDeleted, { to: email, name, couple, role });
  }
  const pictures = await deleteWedding(tx, customerId);
  // Demo pictures are shared.
  return () => discardPictures(pictures.filter((name) => name.startsWith("customer/")));
}

import {
  type AwayReply,
  DEFAULT_AWAY_REPLY,
  SAVED_REPLIES_MAX,
  type SavedReply,
} from "@/contracts/messaging/reply";
import type { AwayReplyBody, SavedReplyBody } from "@/contracts/messaging/reply.schema";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { isOpenAt } from "./hours";
import * as repo from "./repo";

/** GET /vendor/saved-reply. */
export async function listSavedReplies({ vendorId }: VendorActor): Promise<SavedReply[]> {
  return (await repo.listSaved(await getDb(), vendorId)).map(present);
}

/** POST /vendor/saved-reply. Throws `conflict` when there are too many. */
export async function addSavedReply({ vendorId }: VendorActor, body: SavedReplyBody): Promise<SavedReply> {
  return inTransaction(async (tx) => {
    if ((await repo.countSaved(tx, vendorId)) >= SAVED_REPLIES_MAX) {
      throw new AppError("conflict", `You can save ${SAVED_REPLIES_MAX} replies. Delete one first.`);
    }
    return present(await repo.insertSaved(tx, vendorId, body));
  });
}

/** PATCH /vendor/saved-reply/{id}. Throws `not_found`. */
export async function changeSavedReply(
  { vendorId }: VendorActor,
  id: string,
  body: SavedReplyBody,
): Promise<SavedReply> {
  const row = await repo.changeSaved(await getDb(), vendorId, id, body);
  if (!row) throw noSuchReply();
  return present(row);
}

/** DELETE /vendor/saved-reply/{id}. Throws `not_found`. */
export async function removeSavedReply({ vendorId }: VendorActor, id: string): Promise<null> {
  if (!(await repo.deleteSaved(await getDb(), vendorId, id))) throw noSuchReply();
  return null;
}

/** GET /vendor/away-reply: the automatic reply outside the vendor's hours; off until the vendor saves one. */
export async function readAwayReply({ vendorId }: VendorActor): Promise<AwayReply> {
  return (await repo.findAway(await getDb(), vendorId)) ?? DEFAULT_AWAY_REPLY;
}

/** PUT /vendor/away-reply. */
export async function saveAwayReply({ vendorId }: VendorActor, body: AwayReplyBody): Promise<AwayReply> {
  const db = await getDb();
  await repo.saveAway(db, vendorId, body);
  return (await repo.findAway(db, vendorId)) ?? DEFAULT_AWAY_REPLY;
}

/** Returns the text of the vendor's automatic reply at that time; null within its hours or when it is off. */
export async function awayWordsAt(tx: Transaction, vendorId: string, now: Date): Promise<string | null> {
  const reply = await repo.findAway(tx, vendorId);
  if (!reply?.isOn || isOpenAt(reply.weeklyHours, now)) return null;
  return reply.body;
}

const present = ({ id, title, body }: repo.SavedRow): SavedReply => ({ id, _id: id, title, body });

const noSuchReply = () => new AppError("not_found", "This reply does not exist");

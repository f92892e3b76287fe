import { GUEST_MESSAGES, type GuestChange } from "@/contracts/planning/guest/guest";
import type { BulkBody } from "@/contracts/planning/guest/guest.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { updateAnswers } from "./repo/answers";
import { findIds } from "./repo/read";
import { guestHooks } from "./hooks";
import {
  countChangedSince,
  findMovedSeats,
  lockUndoGuests,
  keepForUndo,
  restore,
  takeUndo,
} from "./repo/undo";
import * as repo from "./repo/write";
import { checkEvents, checkGroups, removeGuests } from "./service-write";

/**
 * Changes several guests at once: those with the ids, or all that match the filter. Throws `bad_request` when there are
 * none, or for an event or group of another wedding.
 */
export async function changeGuests(actor: CustomerActor, body: BulkBody): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    const asked = body.filter ? await findIds(tx, weddingId, body.filter) : body.ids;
    if (body.action === "delete") {
      if (asked.length === 0) throw none();
      const { ids, undoId } = await removeGuests(tx, weddingId, asked);
      return { changed: ids.length, guests: [], undoId };
    }
    const ids = [...(await repo.lockGuests(tx, weddingId, asked)).keys()];
    if (ids.length === 0) throw none();
    await checkEvents(tx, weddingId, body.eventId ? [body.eventId] : []);
    await checkGroups(tx, weddingId, [body.groupId]);
    const undoId = await keepForUndo(tx, weddingId, { guestIds: ids });
    await apply(tx, weddingId, ids, body);
    await notifyPlanning(tx, weddingId, body.action === "answer" ? "answers" : "guests");
    return { changed: ids.length, guests: [], undoId };
  });
}

const none = () => new AppError("bad_request", GUEST_MESSAGES.none);

async function apply(tx: Transaction, weddingId: string, ids: string[], body: BulkBody): Promise<void> {
  const { action, eventId = "", groupId, side = "both", tag = "", answer = "waiting" } = body;
  if (action === "tag") return repo.addTag(tx, weddingId, ids, tag);
  if (action === "untag") return repo.removeTag(tx, weddingId, ids, tag);
  if (action === "invite") await repo.insertInvitations(tx, weddingId, ids, [eventId]);
  if (action === "uninvite") await repo.removeInvitations(tx, ids, { only: [eventId] });
  if (action === "answer") {
    await updateAnswers(
      tx,
      weddingId,
      ids.map((guestId) => ({ guestId, eventId, answer, meal: null })),
    );
  }
  const columns = action === "group" ? { groupId: groupId ?? null } : action === "side" ? { side } : {};
  await repo.updateGuests(tx, weddingId, ids, columns);
}

/**
 * Undoes a change to the list. Throws `gone` when it is too old or already undone, `conflict` when one of its guests
 * has changed since, for instance by a new answer.
 */
export async function undoChange(actor: CustomerActor, undoId: string): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    if (!(await takeUndo(tx, weddingId, undoId))) {
      throw new AppError("gone", "This change can't be undone any more");
    }
    await repo.lockList(tx, weddingId);
    const seats = await findMovedSeats(tx, undoId);
    if (seats.length > 0) await guestHooks().lockSeating(tx, weddingId);
    // An answer being saved holds this lock, so it counts as a change once it is saved.
    await lockUndoGuests(tx, undoId);
    if ((await countChangedSince(tx, undoId)) > 0) {
      throw new AppError("conflict", "Some of these guests have changed since, so nothing was undone");
    }
    const ids = await restore(tx, undoId);
    const back = seats.map(({ eventId, fromId, toId }) => ({ eventId, fromId: toId, toId: fromId }));
    if (back.length > 0) await guestHooks().moveSeats(tx, weddingId, back);
    await notifyPlanning(tx, weddingId, "guests");
    return { changed: ids.length, guests: [], undoId: null };
  });
}

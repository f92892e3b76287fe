import type { DuplicateGuests, Guest, GuestChange } from "@/contracts/planning/guest/guest";
import type { MergeBody } from "@/contracts/planning/guest/guest.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { guestHooks } from "./hooks";
import { type Merge, mergedColumns, pairPlusOnes } from "./merge";
import { findTwins } from "./repo/counts";
import { findGuests, findGuestsOf } from "./repo/read";
import { keepForUndo, type SeatMove } from "./repo/undo";
import * as repo from "./repo/write";

/** Returns guests with the same name, and households that share an email address or phone number. */
export async function listDuplicates(actor: CustomerActor): Promise<{ docs: DuplicateGuests[] }> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  const db = await getDb();
  const { names, households } = await findTwins(db, weddingId);
  const guests = byId(await findGuests(db, weddingId, names.flat()), ({ id }) => id);
  const members = byId(
    await findGuestsOf(db, weddingId, households.flat()),
    ({ householdId }) => householdId,
  );
  const pick = (from: Map<string, Guest[]>, ids: string[]) => ids.flatMap((id) => from.get(id) ?? []);
  return {
    docs: [
      ...names.map((ids) => ({ reason: "name" as const, guests: pick(guests, ids) })),
      ...households.map((ids) => ({ reason: "contact" as const, guests: pick(members, ids) })),
    ],
  };
}

function byId(guests: Guest[], key: (guest: Guest) => string): Map<string, Guest[]> {
  const found = new Map<string, Guest[]>();
  for (const guest of guests) found.set(key(guest), [...(found.get(key(guest)) ?? []), guest]);
  return found;
}

/**
 * Merges several guests into one: the kept one adopts what it lacks, and the others' invitations with answers, seats
 * and plus-ones; unnamed plus-ones of several entries are taken to be the same person. Throws `not_found` when one of
 * them isn't on the list.
 */
export async function mergeGuests(actor: CustomerActor, { keepId, ids }: MergeBody): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  const otherIds = [...new Set(ids)].filter((id) => id !== keepId);
  const hosts = [keepId, ...otherIds];
  return inTransaction(async (tx) => {
    await guestHooks().lockSeating(tx, weddingId);
    const brought = (await repo.findPlusOnes(tx, weddingId, hosts)).filter((id) => !hosts.includes(id));
    await repo.lockGuests(tx, weddingId, [...hosts, ...brought]);
    const guests = await findGuests(tx, weddingId, hosts);
    const kept = guests.find(({ id }) => id === keepId);
    if (!kept || otherIds.length === 0 || guests.length !== hosts.length) {
      throw new AppError("not_found", "One of these guests isn't on your list any more");
    }
    const plusOnes = await findGuests(tx, weddingId, brought);
    const pairs = pairPlusOnes(hosts, plusOnes);
    const merges = [{ kept, others: guests.filter(({ id }) => id !== keepId) }, ...pairs];
    const paired = new Set(pairs.flatMap((pair) => [pair.kept, ...pair.others]));
    const moving = plusOnes.filter((guest) => guest.plusOneOf !== keepId && !paired.has(guest));

    const seats = await guestHooks().moveSeats(tx, weddingId, merges.flatMap(seatMoves));
    const changing = [...merges.flatMap((merge) => [merge.kept, ...merge.others]), ...moving];
    const undoId = await keepForUndo(tx, weddingId, { guestIds: idsOf(changing), seats });
    const { householdId } = kept;
    for (const merge of merges) {
      const own = merge.kept === kept ? {} : { plusOneOf: keepId, householdId };
      await repo.updateGuests(tx, weddingId, [merge.kept.id], { ...mergedColumns(merge), ...own });
      await repo.takeOverInvitations(tx, merge.kept.id, idsOf(merge.others));
      await repo.updateGuests(tx, weddingId, idsOf(merge.others), { deletedAt: new Date() });
    }
    if (moving.length > 0) {
      await repo.updateGuests(tx, weddingId, idsOf(moving), { plusOneOf: keepId, householdId });
    }
    await notifyPlanning(tx, weddingId, "guests");
    return { changed: guests.length, guests: await findGuests(tx, weddingId, [keepId]), undoId };
  });
}

const idsOf = (guests: readonly Guest[]) => guests.map(({ id }) => id);

function seatMoves({ kept, others }: Merge): SeatMove[] {
  return others.flatMap(({ id, events }) =>
    // A guest who has declined has no seat, although it is stored until the seating is next saved.
    events.flatMap(({ eventId, answer }) => (answer === "no" ? [] : { eventId, fromId: id, toId: kept.id })),
  );
}

/** Moves the guests of several households into one, which keeps its own contact details. */
export async function mergeHouseholds(
  actor: CustomerActor,
  { keepId, ids }: MergeBody,
): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    const kept = await findGuestsOf(tx, weddingId, [keepId]);
    const moving = await findGuestsOf(
      tx,
      weddingId,
      ids.filter((id) => id !== keepId),
    );
    if (kept.length === 0 || moving.length === 0) {
      throw new AppError("not_found", "One of these households isn't on your list any more");
    }
    const locked = [
      ...(
        await repo.lockGuests(
          tx,
          weddingId,
          moving.map(({ id }) => id),
        )
      ).keys(),
    ];
    const undoId = await keepForUndo(tx, weddingId, { guestIds: locked });
    await repo.updateGuests(tx, weddingId, locked, { householdId: keepId });
    await notifyPlanning(tx, weddingId, "guests");
    return { changed: locked.length, guests: [], undoId };
  });
}

import type { DuplicateGuests, Guest, GuestChange } from "@/contracts/planning/guest/guest";
import type { MergeBody } from "@/contracts/planning/guest/guest.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { findTwins } from "./repo/counts";
import { findGuests, findGuestsOf } from "./repo/read";
import { keepForUndo } from "./repo/undo";
import * as repo from "./repo/write";

/** Returns guests of one name, and households that share an email address or a phone number. */
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
 * Makes one guest of several: the kept one takes over what it lacks, the invitations of the others with their answers,
 * and their plus-ones. Throws `not_found` when one of them isn't on the list.
 */
export async function mergeGuests(actor: CustomerActor, { keepId, ids }: MergeBody): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  const others = ids.filter((id) => id !== keepId);
  return (await getDb()).transaction(async (tx) => {
    const brought = await repo.findPlusOnes(tx, weddingId, others);
    const locked = await repo.lockGuests(tx, weddingId, [keepId, ...others, ...brought]);
    const guests = await findGuests(tx, weddingId, [keepId, ...others]);
    const kept = guests.find(({ id }) => id === keepId);
    if (!kept || others.length === 0 || guests.length !== others.length + 1) {
      throw new AppError("not_found", "One of these guests isn't on your list any more");
    }
    const rest = guests.filter(({ id }) => id !== keepId);
    const undoId = await keepForUndo(tx, weddingId, { guestIds: [...locked.keys()] });
    await repo.updateGuests(tx, weddingId, [keepId], merged(kept, rest));
    await repo.takeOverInvitations(tx, keepId, others);
    await repo.updateGuests(tx, weddingId, others, { deletedAt: new Date() });
    const moving = brought.filter((id) => id !== keepId && !others.includes(id));
    if (moving.length > 0) {
      await repo.updateGuests(tx, weddingId, moving, { plusOneOf: keepId, householdId: kept.householdId });
    }
    await notifyPlanning(tx, weddingId, "guests");
    return { changed: guests.length, guests: await findGuests(tx, weddingId, [keepId]), undoId };
  });
}

function merged(kept: Guest, rest: Guest[]): repo.GuestColumns {
  const all = [kept, ...rest];
  return {
    tags: [...new Set(all.flatMap(({ tags }) => tags))].slice(0, 10),
    dietary: [...new Set(all.flatMap(({ dietary }) => dietary))] as never,
    groupId: all.find(({ groupId }) => groupId)?.groupId ?? null,
    side: all.find(({ side }) => side !== "both")?.side ?? "both",
    allergies: all.find(({ allergies }) => allergies)?.allergies ?? "",
    teaOrder: all.find(({ teaOrder }) => teaOrder !== null)?.teaOrder ?? null,
    notes: [...new Set(all.map(({ notes }) => notes).filter(Boolean))].join("\n").slice(0, 1_000),
    isChild: kept.isChild,
    plusOneOf: kept.plusOneOf && rest.some(({ id }) => id === kept.plusOneOf) ? null : kept.plusOneOf,
  };
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

import { fullName } from "@/lib/text/full-name";
import { v7 } from "uuid";
import {
  GUEST_MESSAGES,
  type GuestChange,
  type HouseholdDetails,
  MAX_GUESTS,
} from "@/contracts/planning/guest/guest";
import type {
  GuestBody,
  HouseholdBody,
  NewGuestBody,
  NewHouseholdBody,
} from "@/contracts/planning/guest/guest.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { updateAnswers } from "./repo/answers";
import { findGuests, findGuestsOf } from "./repo/read";
import { keepAfter, keepForUndo } from "./repo/undo";
import * as repo from "./repo/write";
import { checkMeals } from "./service-answers";

const gone = () => new AppError("not_found", "This guest isn't on your list any more");

/** Locks the list. Throws `conflict` when it would exceed its limit. */
export async function lockForMore(tx: Transaction, weddingId: string, more: number): Promise<void> {
  const present = await repo.lockList(tx, weddingId);
  if (present + more > MAX_GUESTS) {
    const limit = MAX_GUESTS.toLocaleString("en-SG");
    throw new AppError("conflict", `${GUEST_MESSAGES.notCreated}. A list holds at most ${limit} guests.`);
  }
}

/** Throws `bad_request` for an event of another wedding. */
export async function checkEvents(tx: Transaction, weddingId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const own = await repo.findEventIds(tx, weddingId);
  if (ids.some((id) => !own.includes(id))) {
    throw new AppError("bad_request", "One of these events was deleted. Reload the page.");
  }
}

export async function checkGroups(
  tx: Transaction,
  weddingId: string,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  for (const id of new Set(ids)) {
    if (id && !(await repo.hasGroup(tx, weddingId, id))) {
      throw new AppError("bad_request", "This group was deleted. Choose another one.");
    }
  }
}

async function changeOf(
  db: Db,
  weddingId: string,
  ids: readonly string[],
  undoId: string | null,
): Promise<GuestChange> {
  return { changed: ids.length, guests: await findGuests(db, weddingId, ids), undoId };
}

/** Adds a household with its guests and a seat for each plus-one, all invited to the events. */
export async function createHousehold(actor: CustomerActor, body: NewHouseholdBody): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  const { guests: given, eventIds, ...details } = body;
  return (await getDb()).transaction(async (tx) => {
    const guests: repo.NewGuestRow[] = [];
    const householdId = v7();
    for (const { plusOnes, ...fields } of given) {
      const id = v7();
      guests.push({ ...withoutUndefined(fields), id, weddingId, householdId });
      for (let n = 0; n < plusOnes; n++) {
        guests.push({
          id: v7(),
          weddingId,
          householdId,
          plusOneOf: id,
          ...withoutUndefined({ side: fields.side, groupId: fields.groupId }),
        });
      }
    }
    await lockForMore(tx, weddingId, guests.length);
    await checkEvents(tx, weddingId, eventIds);
    await checkGroups(
      tx,
      weddingId,
      guests.map(({ groupId }) => groupId),
    );
    const [first] = given;
    const name =
      details.name || fullName({ firstName: first?.firstName ?? "", lastName: first?.lastName ?? "" });
    await repo.insertHouseholds(tx, [{ ...withoutUndefined(details), id: householdId, weddingId, name }]);
    await repo.insertGuests(tx, guests);
    const ids = guests.map(({ id }) => id);
    await repo.insertInvitations(tx, weddingId, ids, eventIds);
    const undoId = await keepForUndo(tx, weddingId, { made: ids });
    await notifyPlanning(tx, weddingId, "guests");
    return changeOf(tx, weddingId, ids, undoId);
  });
}

/**
 * Adds a guest, or a plus-one of a guest, to a household. Throws `not_found` for a household that isn't the couple's.
 */
export async function createGuest(actor: CustomerActor, body: NewGuestBody): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  const { eventIds, householdId, plusOneOf, ...fields } = body;
  return (await getDb()).transaction(async (tx) => {
    await lockForMore(tx, weddingId, 1);
    const members = await findGuestsOf(tx, weddingId, [householdId]);
    if (members.length === 0) throw new AppError("not_found", "This household doesn't exist");
    if (plusOneOf && !members.some(({ id }) => id === plusOneOf)) throw gone();
    await checkEvents(tx, weddingId, eventIds);
    await checkGroups(tx, weddingId, [fields.groupId]);
    const id = v7();
    await repo.insertGuests(tx, [{ ...withoutUndefined(fields), id, weddingId, householdId, plusOneOf }]);
    await repo.insertInvitations(tx, weddingId, [id], eventIds);
    const undoId = await keepForUndo(tx, weddingId, { made: [id] });
    await notifyPlanning(tx, weddingId, "guests");
    return changeOf(tx, weddingId, [id], undoId);
  });
}

/**
 * Changes a guest. Throws `conflict` when the guest has changed since `version`, `not_found` when it isn't on the list.
 */
export async function updateGuest(actor: CustomerActor, id: string, body: GuestBody): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  const { version, eventIds, answers = [], ...fields } = body;
  return (await getDb()).transaction(async (tx) => {
    const current = (await repo.lockGuests(tx, weddingId, [id])).get(id);
    if (current === undefined) throw gone();
    if (current !== version) throw new AppError("conflict", GUEST_MESSAGES.changed);
    await checkGroups(tx, weddingId, [fields.groupId]);
    await checkEvents(tx, weddingId, eventIds ?? []);
    await checkMeals(tx, weddingId, answers);
    const undoId = await keepForUndo(tx, weddingId, { guestIds: [id] });
    await repo.updateGuests(tx, weddingId, [id], withoutUndefined(fields));
    if (eventIds) {
      await repo.removeInvitations(tx, [id], { except: eventIds });
      await repo.insertInvitations(tx, weddingId, [id], eventIds);
    }
    const rows = answers.map(({ meal, ...rest }) => ({ ...rest, guestId: id, meal: meal ?? null }));
    if ((await updateAnswers(tx, weddingId, rows)) !== rows.length) {
      throw new AppError("bad_request", "Invite the guest to this event first");
    }
    await notifyPlanning(tx, weddingId, rows.length > 0 ? "answers" : "guests");
    return changeOf(tx, weddingId, [id], undoId);
  });
}

/** Deletes guests and the plus-ones they bring; they can be restored for a day. */
export async function removeGuests(
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
): Promise<{ ids: string[]; undoId: string }> {
  const brought = await repo.findPlusOnes(tx, weddingId, ids);
  const all = [...(await repo.lockGuests(tx, weddingId, [...ids, ...brought])).keys()];
  if (all.length === 0) throw gone();
  const undoId = await keepForUndo(tx, weddingId, { guestIds: all });
  await repo.updateGuests(tx, weddingId, all, { deletedAt: new Date() });
  await notifyPlanning(tx, weddingId, "guests");
  return { ids: all, undoId };
}

export async function deleteGuest(actor: CustomerActor, id: string): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    const { ids, undoId } = await removeGuests(tx, weddingId, [id]);
    return { changed: ids.length, guests: [], undoId };
  });
}

export async function deleteHousehold(actor: CustomerActor, id: string): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    const members = await findGuestsOf(tx, weddingId, [id]);
    const { ids, undoId } = await removeGuests(
      tx,
      weddingId,
      members.map((member) => member.id),
    );
    return { changed: ids.length, guests: [], undoId };
  });
}

/** Changes a household's name and contact details. */
export async function updateHousehold(
  actor: CustomerActor,
  id: string,
  body: HouseholdBody,
): Promise<GuestChange> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    const members = await findGuestsOf(tx, weddingId, [id]);
    if (members.length === 0) throw new AppError("not_found", "This household doesn't exist");
    const undoId = await keepForUndo(tx, weddingId, { householdIds: [id] });
    await repo.updateHousehold(tx, weddingId, id, withoutUndefined(body) as Partial<HouseholdDetails>);
    await keepAfter(tx, undoId);
    await notifyPlanning(tx, weddingId, "guests");
    return changeOf(
      tx,
      weddingId,
      members.map((member) => member.id),
      undoId,
    );
  });
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Drops undefined fields, so that they stay unchanged. */
export function withoutUndefined<T extends object>(given: T): Partial<Defined<T>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    Defined<T>
  >;
}

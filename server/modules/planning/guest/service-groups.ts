import { GUEST_MESSAGES, type GuestGroup, MAX_GROUPS } from "@/contracts/planning/guest/guest";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { findGroups } from "./repo/counts";
import * as repo from "./repo/write";

const taken = (why: string) =>
  new AppError("conflict", why, [{ field: "name", message: "You already have a group of this name" }]);

export async function listGroups(actor: CustomerActor): Promise<{ docs: GuestGroup[] }> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  return { docs: await findGroups(await getDb(), weddingId) };
}

/** Creates a group. Throws `conflict` when the name is taken or there are too many groups. */
export async function createGroup(actor: CustomerActor, name: string): Promise<GuestGroup> {
  return changeGroups(actor, async (tx, weddingId) => {
    await repo.lockList(tx, weddingId);
    if ((await findGroups(tx, weddingId)).length >= MAX_GROUPS) {
      throw new AppError(
        "conflict",
        `${GUEST_MESSAGES.groupNotCreated}. A list has at most ${MAX_GROUPS} groups.`,
      );
    }
    const id = await repo.insertGroup(tx, weddingId, name);
    if (!id) throw taken(`${GUEST_MESSAGES.groupNotCreated}. You already have a group of this name.`);
    return id;
  });
}

/** Renames a group. Throws `not_found` when it isn't the couple's, `conflict` when the name is taken. */
export async function renameGroup(actor: CustomerActor, id: string, name: string): Promise<GuestGroup> {
  return changeGroups(actor, async (tx, weddingId) => {
    const renamed = await repo.renameGroup(tx, weddingId, id, name);
    if (renamed === null) throw missing();
    if (!renamed) throw taken("You already have a group of this name");
    return id;
  });
}

/** Deletes a group; its guests stay on the list. */
export async function deleteGroup(actor: CustomerActor, id: string): Promise<void> {
  const { weddingId } = await requireWedding(actor, "plan");
  await (
    await getDb()
  ).transaction(async (tx) => {
    if (!(await repo.removeGroup(tx, weddingId, id))) throw missing();
    await notifyPlanning(tx, weddingId, "guests");
  });
}

const missing = () => new AppError("not_found", "This group doesn't exist");

async function changeGroups(
  actor: CustomerActor,
  change: (tx: Transaction, weddingId: string) => Promise<string>,
): Promise<GuestGroup> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    const id = await change(tx, weddingId);
    await notifyPlanning(tx, weddingId, "guests");
    const group = (await findGroups(tx, weddingId)).find((each) => each.id === id);
    if (!group) throw missing();
    return group;
  });
}

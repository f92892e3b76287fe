import {
  type MemberRole,
  type PlanningRight,
  PLANNING_RIGHTS,
  RIGHTS_OF_MEMBER,
} from "@/contracts/planning/wedding/wedding";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { firstPageSlug } from "./page-slug";
import * as repo from "./repo";

/** The wedding that a signed-in person plans, and their rights on it. */
export type WeddingAccess = {
  weddingId: string;
  /** The customer whose orders, day and budget the plans use. */
  customerId: string;
  role: "owner" | MemberRole;
  rights: readonly PlanningRight[];
};

/** Returns the caller's own wedding, created on first use, or the one that the caller has joined. */
export async function openWedding(actor: CustomerActor): Promise<WeddingAccess> {
  const db = await getDb();
  const joined = await repo.findMembership(db, actor.accountId);
  if (joined) return { ...joined, rights: RIGHTS_OF_MEMBER[joined.role] };
  const weddingId =
    (await repo.findWeddingOf(db, actor.accountId)) ??
    (await db.transaction(async (tx) =>
      repo.insertWedding(tx, actor.accountId, await firstPageSlug(tx, actor.accountId)),
    ));
  return { weddingId, customerId: actor.accountId, role: "owner", rights: PLANNING_RIGHTS };
}

/** Like `openWedding`, but throws `forbidden` without the right. */
export async function requireWedding(actor: CustomerActor, right: PlanningRight): Promise<WeddingAccess> {
  const access = await openWedding(actor);
  if (!access.rights.includes(right)) {
    throw new AppError("forbidden", "The couple hasn't given you access to this");
  }
  return access;
}

/**
 * Returns the wedding that the caller may plan, for calls about something in it; creates none. Throws `not_found` when
 * there is none, `forbidden` without the right.
 */
export async function planOf(actor: CustomerActor, right: PlanningRight = "plan"): Promise<WeddingAccess> {
  const db = await getDb();
  const joined = await repo.findMembership(db, actor.accountId);
  if (!joined && !(await repo.findWeddingOf(db, actor.accountId))) {
    throw new AppError("not_found", "There are no plans yet");
  }
  return requireWedding(actor, right);
}

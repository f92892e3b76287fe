import type { PlanAccess, Team } from "@/contracts/planning/wedding/team";
import type { InviteMemberBody } from "@/contracts/planning/wedding/team.schema";
import type { CustomerActor } from "@/server/core/actor";
import { hashToken } from "@/server/core/token";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { findAccountById, lockCustomer } from "@/server/modules/identity/account/public";
import { namesOf } from "../access/couple-names";
import { coupleOf, findMembership } from "../access/repo";
import { openWedding, planOf, requireWedding } from "../access/service";
import * as repo from "./repo";
import { weddingTeam } from "./team";
import { MAX_SAVED } from "@/contracts/catalogue/wishlist";
import { MAX_CART_LINES } from "@/contracts/sale/cart";
import { moveSaved } from "@/server/modules/catalogue/wishlist/public";
import { moveLines } from "@/server/modules/sale/cart/public";
import { countOpenOrders } from "@/server/modules/sale/order/public";

const OPEN_ORDERS =
  "You have an open order of your own, which stays with your account. Join once it’s completed or cancelled, or " +
  "invite your partner to your team instead.";
const HAS_PARTNER =
  "Your own wedding has a partner on its team already. Remove them first, then open this invitation again.";

/**
 * Lets a locked account shop and plan for `couple`, also locked, from now on: the account's cart, shortlist and
 * wishlist move there. Its other data waits until it leaves the team. Throws `conflict` while it has open orders, or a partner
 * itself.
 */
async function becomePartner(tx: Transaction, accountId: string, couple: string): Promise<void> {
  if (await repo.hasPartner(tx, accountId)) throw new AppError("conflict", HAS_PARTNER);
  if ((await countOpenOrders(tx, accountId)) > 0) throw new AppError("conflict", OPEN_ORDERS);
  await moveLines(tx, { from: accountId, to: couple, max: MAX_CART_LINES });
  await moveSaved(tx, { from: accountId, to: couple, max: MAX_SAVED });
}

/** Returns the wedding that the caller plans, and the caller's rights. */
export async function readAccess(actor: CustomerActor): Promise<PlanAccess> {
  const { role, rights, customerId } = await openWedding(actor);
  return { role, rights: [...rights], couple: namesOf(await coupleOf(await getDb(), customerId)) };
}

export async function readTeam(actor: CustomerActor, now = new Date()): Promise<Team> {
  const { weddingId } = await requireWedding(actor, "plan");
  return teamOf(await getDb(), weddingId, now);
}

export async function inviteMember(
  actor: CustomerActor,
  body: InviteMemberBody,
  now = new Date(),
): Promise<Team> {
  const { weddingId } = await requireWedding(actor, "plan");
  await inTransaction((tx) => weddingTeam.invite(tx, weddingId, body, now));
  return teamOf(await getDb(), weddingId, now);
}

export async function resendInvitation(actor: CustomerActor, id: string, now = new Date()): Promise<Team> {
  const { weddingId } = await planOf(actor);
  await inTransaction((tx) => weddingTeam.resend(tx, weddingId, id, now));
  return teamOf(await getDb(), weddingId, now);
}

/** Removes a person from the team at once. Throws `not_found`. */
export async function revokeMember(actor: CustomerActor, id: string, now = new Date()): Promise<Team> {
  const { weddingId } = await planOf(actor);
  await inTransaction(async (tx) => {
    await weddingTeam.end(tx, await weddingTeam.requireMember(tx, weddingId, id), now);
  });
  return teamOf(await getDb(), weddingId, now);
}

/**
 * Joins the team of an invitation's link. Throws `bad_request` for a link that doesn't work, `forbidden` for an account
 * with another address, and `conflict` for one that already plans another couple's wedding, or that can't become the
 * couple's partner.
 */
export async function acceptInvitation(
  actor: CustomerActor,
  token: string,
  now = new Date(),
): Promise<PlanAccess> {
  await inTransaction(async (tx) => {
    const member = await repo.lockInvitation(tx, hashToken(token));
    if (!member) throw weddingTeam.gone();
    const account = await findAccountById(tx, actor.accountId);
    if (account?.email !== member.email || !account.emailVerifiedAt) {
      throw new AppError(
        "forbidden",
        "This invitation was sent to another address: log in with the address that got it, and verify it first",
      );
    }
    if (member.acceptedAt && member.accountId === actor.accountId) return;
    weddingTeam.openInvitation(member, now);
    const owner = await repo.ownerOf(tx, member.weddingId);
    if (!owner) throw weddingTeam.gone();
    // Locked before reading, because two invitations may be accepted concurrently; in a fixed order, because two
    // accounts may invite each other.
    for (const id of [actor.accountId, owner].toSorted()) await lockCustomer(tx, id);
    if (owner === actor.accountId || (await findMembership(tx, actor.accountId))) {
      throw new AppError("conflict", "You already plan a wedding with someone: leave that team first");
    }
    if (member.role === "fiancee") await becomePartner(tx, actor.accountId, owner);
    await repo.updateMember(tx, member.id, { acceptedAt: now, accountId: actor.accountId });
  });
  return readAccess(actor);
}

/** Leaves the team that the caller joined; the caller's own plans return. */
export async function leaveTeam(actor: CustomerActor, now = new Date()): Promise<PlanAccess> {
  await repo.leave(await getDb(), actor.accountId, now);
  return readAccess(actor);
}

async function teamOf(db: Db, weddingId: string, now: Date): Promise<Team> {
  const rows = await repo.listMembers(db, weddingId);
  return {
    docs: rows.map((row) => ({ ...weddingTeam.present(row, now), invitedAt: row.createdAt.toISOString() })),
  };
}

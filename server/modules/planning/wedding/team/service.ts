import {
  INVITATION_DAYS,
  type PlanAccess,
  type Team,
  TEAM_MAX,
  type TeamMember,
} from "@/contracts/planning/wedding/team";
import type { InviteMemberBody } from "@/contracts/planning/wedding/team.schema";
import { DAY_MS } from "@/lib/time";
import type { CustomerActor } from "@/server/core/actor";
import { hashToken, newToken } from "@/server/core/token";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { findAccountById, lockCustomer } from "@/server/modules/identity/account/public";
import { enqueueMessage } from "@/server/mail/public";
import { namesOf } from "../access/couple-names";
import { coupleOf, findMembership } from "../access/repo";
import { openWedding, planOf, requireWedding } from "../access/service";
import { teamInvitation } from "./mail";
import * as repo from "./repo";
import { MAX_SAVED } from "@/contracts/catalogue/wishlist";
import { MAX_CART_LINES } from "@/contracts/sale/cart";
import { moveSaved } from "@/server/modules/catalogue/wishlist/public";
import { moveLines } from "@/server/modules/sale/cart/public";
import { countOpenOrders } from "@/server/modules/sale/order/public";
import { hasPartner } from "./repo";

const OPEN_ORDERS =
  "You have an open order of your own, which stays with your account. Join once it’s completed or cancelled, or " +
  "invite your partner to your team instead.";
const HAS_PARTNER =
  "Your own wedding has a partner on its team already. Remove them first, then open this invitation again.";

/**
 * Lets a locked account shop and plan for `couple`, locked too, from now on: its cart, shortlist and wishlist move there. What else it has
 * of its own waits until it leaves the team. Throws `conflict` while it has open orders, or a partner itself.
 */
async function becomePartner(tx: Transaction, accountId: string, couple: string): Promise<void> {
  if (await hasPartner(tx, accountId)) throw new AppError("conflict", HAS_PARTNER);
  if ((await countOpenOrders(tx, accountId)) > 0) throw new AppError("conflict", OPEN_ORDERS);
  await moveLines(tx, { from: accountId, to: couple, max: MAX_CART_LINES });
  await moveSaved(tx, { from: accountId, to: couple, max: MAX_SAVED });
}

const GONE = "This invitation no longer works: ask the couple to send you a new one";

/** Returns whose wedding the caller plans, and what it may do. */
export async function readAccess(actor: CustomerActor): Promise<PlanAccess> {
  const { role, rights, customerId } = await openWedding(actor);
  return { role, rights: [...rights], couple: namesOf(await coupleOf(await getDb(), customerId)) };
}

export async function readTeam(actor: CustomerActor, now = new Date()): Promise<Team> {
  const { weddingId } = await requireWedding(actor, "plan");
  return teamOf(await getDb(), weddingId, now);
}

/** Invites a person by mail. Throws `conflict` for an address that is on the team, or when the team is full. */
export async function inviteMember(
  actor: CustomerActor,
  { name, email, role }: InviteMemberBody,
  now = new Date(),
): Promise<Team> {
  const { weddingId, customerId } = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    await repo.lockWedding(tx, weddingId);
    const members = await repo.listMembers(tx, weddingId);
    const refuse = (message: string) => new AppError("conflict", message, [{ field: "email", message }]);
    if (members.some((member) => member.email === email))
      throw refuse("This address is on your team already");
    if ((await findAccountById(tx, customerId))?.email === email)
      throw refuse("This is the couple's own address");
    if (members.length >= TEAM_MAX) throw new AppError("conflict", `A team has at most ${TEAM_MAX} people`);
    const { token, tokenHash } = makeToken();
    await repo.insertMember(tx, { weddingId, name, email, role, tokenHash, expiresAt: expiry(now) });
    await mail(tx, customerId, { name, email, role }, token);
  });
  return teamOf(await getDb(), weddingId, now);
}

/** Sends an invitation again, with a new link. Throws `not_found`, or `conflict` once it is accepted. */
export async function resendInvitation(actor: CustomerActor, id: string, now = new Date()): Promise<Team> {
  const { weddingId, customerId } = await planOf(actor);
  await inTransaction(async (tx) => {
    const member = await repo.lockMember(tx, weddingId, id);
    if (!member) throw noSuchMember();
    if (member.acceptedAt) throw new AppError("conflict", `${member.name} has joined already`);
    const { token, tokenHash } = makeToken();
    await repo.updateMember(tx, id, { tokenHash, expiresAt: expiry(now) });
    await mail(tx, customerId, member, token);
  });
  return teamOf(await getDb(), weddingId, now);
}

/** Takes a person off the team, at once. Throws `not_found`. */
export async function revokeMember(actor: CustomerActor, id: string, now = new Date()): Promise<Team> {
  const { weddingId } = await planOf(actor);
  await inTransaction(async (tx) => {
    if (!(await repo.lockMember(tx, weddingId, id))) throw noSuchMember();
    await repo.updateMember(tx, id, { revokedAt: now });
  });
  return teamOf(await getDb(), weddingId, now);
}

/**
 * Joins the team of an invitation's link. Throws `bad_request` for a link that doesn't work, `forbidden` for an account
 * with another address, and `conflict` for one that plans another couple's wedding already, or that can't shop for the
 * couple as its partner.
 */
export async function acceptInvitation(
  actor: CustomerActor,
  token: string,
  now = new Date(),
): Promise<PlanAccess> {
  await inTransaction(async (tx) => {
    const member = await repo.lockInvitation(tx, hashToken(token));
    if (!member) throw new AppError("bad_request", GONE);
    const account = await findAccountById(tx, actor.accountId);
    if (account?.email !== member.email || !account.emailVerifiedAt) {
      throw new AppError(
        "forbidden",
        "This invitation was sent to another address: log in with the address that got it, and verify it first",
      );
    }
    if (member.acceptedAt && member.accountId === actor.accountId) return;
    if (member.acceptedAt || member.expiresAt <= now) throw new AppError("bad_request", GONE);
    const owner = await repo.ownerOf(tx, member.weddingId);
    if (!owner) throw new AppError("bad_request", GONE);
    // Before looking, because two invitations may be accepted at once; in one order, because two accounts may invite
    // one another.
    for (const id of [actor.accountId, owner].toSorted()) await lockCustomer(tx, id);
    if (owner === actor.accountId || (await findMembership(tx, actor.accountId))) {
      throw new AppError("conflict", "You already plan a wedding with someone: leave that team first");
    }
    if (member.role === "fiancee") await becomePartner(tx, actor.accountId, owner);
    await repo.updateMember(tx, member.id, { acceptedAt: now, accountId: actor.accountId });
  });
  return readAccess(actor);
}

/** Leaves the team that the caller joined; its own plans are there again. */
export async function leaveTeam(actor: CustomerActor, now = new Date()): Promise<PlanAccess> {
  await repo.leave(await getDb(), actor.accountId, now);
  return readAccess(actor);
}

async function mail(
  tx: Transaction,
  customerId: string,
  { name, email, role }: Pick<repo.MemberRow, "name" | "email" | "role">,
  token: string,
): Promise<void> {
  await enqueueMessage(tx, teamInvitation, {
    to: email,
    name,
    role,
    couple: namesOf(await coupleOf(tx, customerId)),
    link: appLink(`/user/dashboard/my-wedding/join?token=${token}`),
  });
}

async function teamOf(db: Db, weddingId: string, now: Date): Promise<Team> {
  const rows = await repo.listMembers(db, weddingId);
  return {
    docs: rows.map(({ id, name, email, role, acceptedAt, expiresAt, createdAt }): TeamMember => ({
      id,
      _id: id,
      name,
      email,
      role,
      invitedAt: createdAt.toISOString(),
      state: acceptedAt ? "joined" : expiresAt <= now ? "expired" : "invited",
    })),
  };
}

const noSuchMember = () => new AppError("not_found", "This person isn't on your team");
const expiry = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
function makeToken() {
  const token = newToken();
  return { token, tokenHash: hashToken(token) };
}

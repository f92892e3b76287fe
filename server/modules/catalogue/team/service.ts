import { fullName } from "@/lib/text/full-name";
import {
  VENDOR_ROLE_LABELS,
  type VendorMember,
  type VendorTeam,
} from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { InviteStaffBody } from "@/contracts/catalogue/vendor/vendor-team.schema";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Exchange } from "@/server/http/route";
import { enqueueMessage } from "@/server/mail/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { revokeSessionsOf } from "@/server/modules/identity/session/public";
import { vendorTeamChanged, vendorTeamRemoved, vendorTeamRole } from "./mail";
import * as repo from "./repo";
import { recordTeamChange } from "./service-activity";
import { vendorTeam } from "./team";

/** GET /vendor/team: the account that registered the shop first, then the members in the order of their invitations. */
export async function readTeam(actor: VendorActor, now = new Date()): Promise<VendorTeam> {
  const db = await getDb();
  const [shop, members] = await Promise.all([
    repo.findShop(db, actor.vendorId),
    repo.listMembers(db, actor.vendorId),
  ]);
  const founder: VendorMember = {
    id: shop.accountId,
    _id: shop.accountId,
    email: shop.email,
    role: "owner",
    state: "founder",
    name: founderName(shop),
    isYou: shop.accountId === actor.accountId,
    since: shop.createdAt.toISOString(),
  };
  return { docs: [founder, ...members.map((row) => present(row, actor, now))] };
}

const founderName = ({ businessOwner, vendorName }: Awaited<ReturnType<typeof repo.findShop>>) =>
  fullName(businessOwner ?? { firstName: "", lastName: "" }) || vendorName;

/** Returns the accounts that work for a vendor now, with their names; the one that registered the shop first. */
export async function teamPeople(db: Db, vendorId: string): Promise<{ accountId: string; name: string }[]> {
  const shop = await repo.findShop(db, vendorId);
  const members = await repo.listMembers(db, vendorId);
  return [
    { accountId: shop.accountId, name: founderName(shop) },
    ...members.flatMap(({ accountId, acceptedAt, name }) =>
      accountId && acceptedAt ? [{ accountId, name }] : [],
    ),
  ];
}

function present(row: repo.MemberRow, { accountId }: VendorActor, now: Date): VendorMember {
  return {
    ...vendorTeam.present(row, now),
    isYou: row.accountId === accountId,
    since: (row.acceptedAt ?? row.createdAt).toISOString(),
  };
}

/**
 * Invites a person by mail. The response doesn't reveal whether the address has its own shop; the invitation's link
 * notifies its owner. Throws `conflict` for an address that is already on the team, and when the team is full.
 */
export async function inviteStaff(
  actor: VendorActor,
  { name, email, role }: InviteStaffBody,
  now = new Date(),
): Promise<VendorTeam> {
  await inTransaction(async (tx) => {
    await vendorTeam.invite(tx, actor.vendorId, { name, email, role }, now);
    await recordTeamChange(tx, actor, `invited ${name} (${email}) as ${VENDOR_ROLE_LABELS[role]}`);
  });
  return readTeam(actor, now);
}

export async function resendInvitation(
  actor: VendorActor,
  id: string,
  now = new Date(),
): Promise<VendorTeam> {
  await inTransaction(async (tx) => {
    const member = await vendorTeam.resend(tx, actor.vendorId, id, now);
    await recordTeamChange(tx, actor, `sent the invitation to ${member.name} (${member.email}) again`);
  });
  return readTeam(actor, now);
}

/**
 * Changes a member's role. Throws `not_found`, and `conflict` for the caller's own. The account that registered the
 * shop has no role to change.
 */
export async function changeRole(actor: VendorActor, id: string, role: VendorRole): Promise<VendorTeam> {
  await inTransaction(async (tx) => {
    const member = await vendorTeam.requireMember(tx, actor.vendorId, id);
    if (member.accountId === actor.accountId) {
      throw new AppError("conflict", "You can't change your own role: ask another owner");
    }
    if (member.role === role) return;
    await repo.updateMember(tx, id, { role });
    const { vendorName } = await repo.findShop(tx, actor.vendorId);
    const { name, email: to } = member;
    // A pending invitation shows its role when it is opened.
    if (member.acceptedAt) await enqueueMessage(tx, vendorTeamRole, { to, name, vendorName, role });
    const label = VENDOR_ROLE_LABELS[role];
    await recordTeamChange(tx, actor, `made ${name} (${to}) ${label}`);
    await tellOwners(tx, actor.vendorId, vendorName, name, `is now ${label}`);
  });
  return readTeam(actor);
}

/**
 * Removes a person from the team and ends their sessions at once. Throws `not_found`, and `conflict` for the caller.
 */
export async function removeMember(actor: VendorActor, id: string, now = new Date()): Promise<VendorTeam> {
  await inTransaction(async (tx) => {
    const member = await vendorTeam.requireMember(tx, actor.vendorId, id);
    if (member.accountId === actor.accountId) {
      throw new AppError("conflict", "You can't remove yourself: leave the team instead");
    }
    await end(tx, member, now);
    const { vendorName } = await repo.findShop(tx, actor.vendorId);
    await recordTeamChange(tx, actor, `removed ${member.name} (${member.email}) from the team`);
    if (!member.acceptedAt) return;
    await enqueueMessage(tx, vendorTeamRemoved, { to: member.email, name: member.name, vendorName });
    await tellOwners(tx, actor.vendorId, vendorName, member.name, "was removed from the team");
  });
  return readTeam(actor, now);
}

/** Leaves the team. Throws `conflict` for the account that registered the shop, so that there is always an owner. */
export async function leaveTeam(actor: VendorActor, exchange: Exchange, now = new Date()): Promise<void> {
  await inTransaction(async (tx) => {
    const member = await repo.lockMembership(tx, actor.accountId);
    if (!member) {
      throw new AppError("conflict", "You registered this shop, so you can't leave its team");
    }
    await recordTeamChange(tx, actor, "left the team");
    await end(tx, member, now);
    const { vendorName } = await repo.findShop(tx, actor.vendorId);
    await enqueueMessage(tx, vendorTeamRemoved, { to: member.email, name: member.name, vendorName });
    await tellOwners(tx, actor.vendorId, vendorName, member.name, "left the team");
  });
  exchange.clearCookie(SESSION_COOKIE);
}

async function end(tx: Transaction, member: repo.MemberRow, now: Date): Promise<void> {
  await vendorTeam.end(tx, member, now);
  if (!member.accountId) return;
  await revokeSessionsOf(tx, member.accountId);
  await recordEvent(tx, { accountId: member.accountId, kind: "vendor-team-left", doneBy: "vendor" });
}

/** Mails all owners of the shop. */
export async function tellOwners(
  tx: Transaction,
  vendorId: string,
  vendorName: string,
  name: string,
  what: string,
): Promise<void> {
  const link = appLink("/vendor/dashboard/settings/team");
  for (const to of await repo.ownerEmails(tx, vendorId)) {
    await enqueueMessage(tx, vendorTeamChanged, { to, vendorName, name, what, link });
  }
}

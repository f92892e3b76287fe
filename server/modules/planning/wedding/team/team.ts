import { INVITATION_DAYS } from "@/contracts/planning/wedding/team";
import type { MemberRole } from "@/contracts/planning/wedding/wedding";
import type { Db } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { findAccountById } from "@/server/modules/identity/account/public";
import { teamService } from "@/server/modules/identity/membership/public";
import { namesOf } from "../access/couple-names";
import { coupleOf } from "../access/repo";
import { teamInvitation } from "./mail";
import * as repo from "./repo";

/** A wedding's team. Its owner is a member without an invitation. */
export const weddingTeam = teamService<MemberRole, repo.MemberRow>({
  invitationDays: INVITATION_DAYS,
  joinPath: "/user/dashboard/my-wedding/join",
  gone: "This invitation no longer works: ask the couple to send you a new one",
  lockTeam: repo.lockWedding,
  listMembers: repo.listMembers,
  lockMember: repo.lockMember,
  insertMember: repo.insertMember,
  updateMember: repo.updateMember,
  refusal: async (tx, weddingId, email) => {
    const owner = await findAccountById(tx, await requireOwner(tx, weddingId));
    return owner?.email === email ? "This is the couple's own address" : null;
  },
  mailInvitation: async (tx, weddingId, { email: to, ...fields }) => {
    const couple = namesOf(await coupleOf(tx, await requireOwner(tx, weddingId)));
    await enqueueMessage(tx, teamInvitation, { to, couple, ...fields });
  },
});

async function requireOwner(db: Db, weddingId: string): Promise<string> {
  const owner = await repo.ownerOf(db, weddingId);
  if (!owner) throw new Error(`no wedding ${weddingId}`);
  return owner;
}

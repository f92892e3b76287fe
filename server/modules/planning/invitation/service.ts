import { type Page, toPage } from "@/contracts/envelope";
import {
  type Invitation,
  type InvitationCounts,
  type NextInvitation,
  NOT_INVITED,
} from "@/contracts/planning/invitation/invitation";
import type { InvitationBody, InvitationListQuery } from "@/contracts/planning/invitation/invitation.schema";
import { instantInSingapore, todayInSingapore } from "@/lib/dates";
import type { CustomerActor } from "@/server/core/actor";
import { hashToken, newSalt } from "@/server/core/token";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { rsvpLink, tokenOf } from "./rules/links";
import * as repo from "./repo/invitation";
import { type Design, designOf } from "./service-design";

/** Returns the wedding's households with their links, creating missing ones. */
export async function listInvitations(
  actor: CustomerActor,
  query: InvitationListQuery,
): Promise<Page<Invitation>> {
  const { weddingId } = await requireWedding(actor, "plan");
  const db = await getDb();
  await makeLinks(db, weddingId);
  const [rows, total, design] = await Promise.all([
    repo.findListed(db, weddingId, query),
    repo.countListed(db, weddingId, query),
    designOf(db, weddingId),
  ]);
  const docs: Invitation[] = [];
  for (const row of rows) if (row.invitation) docs.push(await present(db, row, row.invitation, design));
  return toPage(docs, total, query);
}

/** Returns the number of households in each state. */
export async function countInvitations(actor: CustomerActor, now = new Date()): Promise<InvitationCounts> {
  const { weddingId } = await requireWedding(actor, "plan");
  return repo.countStates(await getDb(), weddingId, startOfToday(now));
}

/** Returns the household to send to next, and how many are left. */
export async function nextInvitation(actor: CustomerActor, now = new Date()): Promise<NextInvitation> {
  const { weddingId } = await requireWedding(actor, "plan");
  const db = await getDb();
  await makeLinks(db, weddingId);
  const [row, { unsent: left }, design] = await Promise.all([
    repo.findUnsent(db, weddingId),
    repo.countStates(db, weddingId, startOfToday(now)),
    designOf(db, weddingId),
  ]);
  return { next: row?.invitation ? await present(db, row, row.invitation, design) : null, left };
}

/** Returns the start of the day in Singapore: households mailed since then aren't reminded. */
export const startOfToday = (now: Date) => instantInSingapore(todayInSingapore(now), "00:00");

/** Creates links for households that have none. */
export async function makeLinks(db: Db, weddingId: string, ids?: readonly string[]): Promise<void> {
  await repo.insertLinks(db, weddingId, await repo.withoutLink(db, weddingId, ids));
}

async function present(
  db: Db,
  row: repo.ListedRow,
  invitation: repo.InvitationRow,
  { language, questions }: Pick<Design, "language" | "questions">,
): Promise<Invitation> {
  const { householdId, household, email, countryCode, phone, guests, attending, invited, state } = row;
  const { id, note, revokedAt } = invitation;
  const tokenHash = hashToken(tokenOf(invitation));
  // The server's secret has changed: store the hash of the token that we can still derive.
  if (tokenHash !== invitation.tokenHash) await repo.updateInvitation(db, id, { tokenHash });
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id,
    _id: id,
    householdId,
    household,
    email,
    guests,
    attending,
    invited,
    state,
    note,
    answers: questions.flatMap(({ id: asked, text }) => {
      const answer = invitation.answers[asked];
      return answer ? [{ question: text, answer }] : [];
    }),
    mail: invitation.mailStatus && { status: invitation.mailStatus, reason: invitation.mailReason },
    phone: phone && `${countryCode}${phone}`,
    language: invitation.language ?? language,
    link: revokedAt ? null : rsvpLink(invitation),
    scheduledFor: iso(invitation.scheduledFor),
    sentAt: iso(invitation.sentAt),
    openedAt: iso(invitation.openedAt),
    answeredAt: iso(invitation.answeredAt),
    remindedAt: iso(invitation.remindedAt),
  };
}

/** Changes one household's invitation. Throws `not_found`, or `conflict` when its state doesn't allow it. */
export async function changeInvitation(
  actor: CustomerActor,
  id: string,
  { action, language }: InvitationBody,
  now = new Date(),
): Promise<Invitation> {
  const { weddingId } = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    const row = await repo.lockInvitation(tx, weddingId, id);
    if (!row) throw new AppError("not_found", "This invitation does not exist");
    if (language) await repo.updateInvitation(tx, id, { language });
    if (action) await act(tx, row, action, now);
    await notifyPlanning(tx, weddingId, "invitations");
  });
  const db = await getDb();
  const found = await repo.findOne(db, weddingId, id);
  if (!found?.invitation) throw new AppError("not_found", "This invitation does not exist");
  return present(db, found, found.invitation, await designOf(db, weddingId));
}

const NO_MAIL = { mailId: null, mailStatus: null, mailReason: "", mailToldAt: null };

async function act(
  tx: Transaction,
  row: repo.InvitationRow,
  action: NonNullable<InvitationBody["action"]>,
  now: Date,
): Promise<void> {
  const { id } = row;
  switch (action) {
    case "mark_sent":
      if (row.revokedAt) throw new AppError("conflict", "This link is revoked. Make a new one first");
      if (!(await repo.isHouseholdInvited(tx, row.householdId))) throw new AppError("conflict", NOT_INVITED);
      // Sent another way after its mail did not arrive.
      if (row.mailStatus === "refused" || row.mailStatus === "bounced") {
        return repo.updateInvitation(tx, id, { ...NO_MAIL, sentAt: now, scheduledFor: null });
      }
      return repo.updateInvitation(tx, id, { sentAt: row.sentAt ?? now, scheduledFor: null });
    case "put_off":
      return repo.updateInvitation(tx, id, { laterAt: now });
    case "unschedule":
      return repo.updateInvitation(tx, id, { scheduledFor: null });
    case "revoke":
      return repo.updateInvitation(tx, id, { revokedAt: row.revokedAt ?? now, scheduledFor: null });
    case "renew": {
      const salt = newSalt();
      const tokenHash = hashToken(tokenOf({ id, salt }));
      const fresh = {
        sentAt: null,
        laterAt: null,
        openedAt: null,
        scheduledFor: null,
        remindedAt: null,
        revokedAt: null,
        ...NO_MAIL,
      };
      return repo.updateInvitation(tx, id, { ...fresh, salt, tokenHash });
    }
  }
}

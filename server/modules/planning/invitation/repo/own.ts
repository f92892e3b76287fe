import { asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { household } from "@/server/db/schema/planning/guest";
import { invitation, inviteDesign } from "@/server/db/schema/planning/invitation";
import { wedding } from "@/server/db/schema/planning/wedding";

/** Returns a couple's e-invite and the outcome of each invitation, without links, for the download of its data. */
export async function ownInvitations(db: Db, customerId: string) {
  const own = eq(wedding.customerId, customerId);
  const [design] = await db
    .select({
      design: inviteDesign.design,
      picture: inviteDesign.picture,
      words: inviteDesign.words,
      payNow: inviteDesign.payNow,
      guestPhotos: inviteDesign.guestPhotos,
      questions: inviteDesign.questions,
    })
    .from(inviteDesign)
    .innerJoin(wedding, eq(wedding.id, inviteDesign.weddingId))
    .where(own);
  const sent = await db
    .select({
      household: household.name,
      sentAt: invitation.sentAt,
      openedAt: invitation.openedAt,
      answeredAt: invitation.answeredAt,
      remindedAt: invitation.remindedAt,
      theirMessage: invitation.note,
      theirAnswers: invitation.answers,
    })
    .from(invitation)
    .innerJoin(wedding, eq(wedding.id, invitation.weddingId))
    .innerJoin(household, eq(household.id, invitation.householdId))
    .where(own)
    .orderBy(asc(household.name), asc(household.id));
  return { invitations: { design: design ?? null, sent } };
}

/** Returns the answers of the wedding's households to the couple's own questions, by the question's id. */
export async function findAnswers(db: Db, weddingId: string) {
  const { householdId, answers } = invitation;
  return db.select({ householdId, answers }).from(invitation).where(eq(invitation.weddingId, weddingId));
}

export async function pictureOf(db: Db, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ picture: inviteDesign.picture })
    .from(inviteDesign)
    .innerJoin(wedding, eq(wedding.id, inviteDesign.weddingId))
    .where(eq(wedding.customerId, customerId));
  return row?.picture ?? null;
}

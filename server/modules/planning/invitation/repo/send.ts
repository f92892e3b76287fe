import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import type { SettledMessage } from "@/server/mail/public";
import { guest, guestEvent, household } from "@/server/db/schema/planning/guest";
import { invitation, inviteDesign } from "@/server/db/schema/planning/invitation";
import { wedding } from "@/server/db/schema/planning/wedding";
import { awaitsAnswer, householdTitle, isInvited, isUndelivered } from "./invitation";

const reachable = sql`exists (
  select from ${household} where ${household.id} = ${invitation.householdId} and ${household.email} <> ''
  and ${isInvited(household.id)})`;
/** Matches the state "not sent". */
const untouched = and(
  isNull(invitation.answeredAt),
  isNull(invitation.openedAt),
  isNull(invitation.scheduledFor),
);

/**
 * Schedules invitations that can be mailed: those of the given households that were not sent or did not arrive, or all
 * that were neither sent, scheduled, opened nor answered. Returns how many.
 */
export async function schedule(
  tx: Transaction,
  weddingId: string,
  householdIds: readonly string[] | undefined,
  at: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(invitation)
    .set({ scheduledFor: at, sentAt: null })
    .where(
      and(
        eq(invitation.weddingId, weddingId),
        householdIds ? or(isNull(invitation.sentAt), isUndelivered) : isNull(invitation.sentAt),
        isNull(invitation.revokedAt),
        reachable,
        householdIds ? inArray(invitation.householdId, [...householdIds]) : untouched,
      ),
    );
  return rowCount ?? 0;
}

/** Returns how many invitations were sent since then, plus those that are scheduled. */
export async function countSent(db: Db, weddingId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(invitation)
    .where(
      and(
        eq(invitation.weddingId, weddingId),
        or(gt(invitation.sentAt, since), isNotNull(invitation.scheduledFor)),
      ),
    );
  return row?.n ?? 0;
}

export type Claimed = { id: string; weddingId: string; householdId: string };
const claimed = {
  id: invitation.id,
  weddingId: invitation.weddingId,
  householdId: invitation.householdId,
};

/**
 * Marks due invitations as sent and returns them; two processes never claim the same one. Due ones that can no longer
 * be mailed are unscheduled, so that the couple sees them as not sent.
 */
export async function claimDue(tx: Transaction, now: Date, limit: number): Promise<Claimed[]> {
  const lost = await lockDue(tx, now, limit, not(reachable));
  if (lost.length > 0) {
    await tx.update(invitation).set({ scheduledFor: null }).where(inArray(invitation.id, lost));
  }
  const due = await lockDue(tx, now, limit, reachable);
  if (due.length === 0) return [];
  return tx
    .update(invitation)
    .set({ sentAt: now, scheduledFor: null })
    .where(inArray(invitation.id, due))
    .returning(claimed);
}

async function lockDue(tx: Transaction, now: Date, limit: number, which: SQL): Promise<string[]> {
  const rows = await tx
    .select({ id: invitation.id })
    .from(invitation)
    .where(
      and(lte(invitation.scheduledFor, now), isNull(invitation.sentAt), isNull(invitation.revokedAt), which),
    )
    .orderBy(asc(invitation.scheduledFor))
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

/**
 * Marks the wedding's invitations that still lack an answer as reminded and returns them, unless mailed after `before`.
 */
export async function claimReminders(
  tx: Transaction,
  weddingId: string,
  { householdIds, before, now }: { householdIds?: readonly string[] | undefined; before: Date; now: Date },
): Promise<Claimed[]> {
  return tx
    .update(invitation)
    .set({ remindedAt: now, reminders: sql`${invitation.reminders} + 1` })
    .where(
      and(
        eq(invitation.weddingId, weddingId),
        isNotNull(invitation.sentAt),
        isNull(invitation.revokedAt),
        not(isUndelivered),
        awaitsAnswer(invitation.householdId),
        reachable,
        sql`coalesce(${invitation.remindedAt}, ${invitation.sentAt}) < ${before.toISOString()}`,
        householdIds ? inArray(invitation.householdId, [...householdIds]) : undefined,
      ),
    )
    .returning(claimed);
}

/** Returns the weddings with automatic reminders whose cut-off is near. */
export async function toRemind(db: Db, today: string) {
  return db
    .select({
      weddingId: wedding.id,
      cutOff: sql<string>`${wedding.rsvpCutOff}`,
      days: sql<number>`${inviteDesign.remindDays}`,
    })
    .from(inviteDesign)
    .innerJoin(wedding, eq(wedding.id, inviteDesign.weddingId))
    .where(
      and(
        isNotNull(inviteDesign.remindDays),
        sql`${wedding.rsvpCutOff} >= ${today}`,
        sql`${wedding.rsvpCutOff} - ${inviteDesign.remindDays} <= ${today}::date`,
      ),
    );
}

/**
 * Returns the data for the mails of those invitations; `eventIds` are the events to which one of the household is
 * invited.
 */
export async function addressees(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: invitation.id,
      salt: invitation.salt,
      language: invitation.language,
      weddingId: invitation.weddingId,
      household: household.name,
      email: household.email,
      eventIds: sql<string[]>`array(
        select distinct ${guestEvent.eventId} from ${guestEvent} join ${guest} on ${guest.id} = ${guestEvent.guestId}
        where ${guest.householdId} = ${household.id} and ${guest.deletedAt} is null)`,
    })
    .from(invitation)
    .innerJoin(household, eq(household.id, invitation.householdId))
    .where(and(inArray(invitation.id, [...ids]), ne(household.email, "")));
}

/** Returns the wedding's valid invitations of households with that email address and at least one event. */
export async function findByEmail(db: Db, weddingId: string, email: string): Promise<Claimed[]> {
  return db
    .select(claimed)
    .from(invitation)
    .innerJoin(household, eq(household.id, invitation.householdId))
    .where(
      and(
        eq(invitation.weddingId, weddingId),
        isNull(invitation.revokedAt),
        sql`lower(${household.email}) = lower(${email})`,
        isInvited(household.id),
      ),
    )
    .limit(5);
}

export type GuestName = { firstName: string; lastName: string };

/** Returns the same for households with that number, with the names by which a guest may ask for the link. */
export async function findByPhone(db: Db, weddingId: string, countryCode: string, phone: string) {
  return db
    .select({
      id: invitation.id,
      salt: invitation.salt,
      language: invitation.language,
      household: household.name,
      guests: sql<GuestName[]>`coalesce((
        select json_agg(json_build_object('firstName', ${guest.firstName}, 'lastName', ${guest.lastName}))
        from ${guest} where ${guest.householdId} = ${household.id} and ${guest.deletedAt} is null), '[]')`,
    })
    .from(invitation)
    .innerJoin(household, eq(household.id, invitation.householdId))
    .where(
      and(
        eq(invitation.weddingId, weddingId),
        isNull(invitation.revokedAt),
        eq(household.countryCode, countryCode),
        eq(household.phone, phone),
        isInvited(household.id),
      ),
    )
    .limit(5);
}

/** Records the mail in which an invitation or a reminder is sent. */
export async function noteQueued(tx: Transaction, id: string, mailId: string): Promise<void> {
  await tx
    .update(invitation)
    .set({ mailId, mailStatus: "queued", mailReason: "", mailToldAt: null })
    .where(eq(invitation.id, id));
}

/** Records that an invitation is sent, and cancels its schedule. */
export async function noteSent(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(invitation)
    .set({ sentAt: sql`coalesce(${invitation.sentAt}, ${now.toISOString()})`, scheduledFor: null })
    .where(eq(invitation.id, id));
}

/** Records a mail's outcome for the invitations whose last mail it was. Returns their weddings. */
export async function noteSettled(tx: Transaction, { messageId, status, reason }: SettledMessage) {
  return tx
    .update(invitation)
    .set({ mailStatus: status, mailReason: reason })
    .where(eq(invitation.mailId, messageId))
    .returning({ weddingId: invitation.weddingId });
}

const isUntold = and(isUndelivered, isNull(invitation.mailToldAt));

/** Returns the weddings with undelivered mail that the couple has not been notified of. */
export async function toTellUndelivered(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ weddingId: invitation.weddingId })
    .from(invitation)
    .where(and(inArray(invitation.mailStatus, ["refused", "bounced"]), isNull(invitation.mailToldAt)));
  return rows.map(({ weddingId }) => weddingId);
}

/** Marks a wedding's undelivered mail as reported and returns it, by household. */
export async function claimUntold(tx: Transaction, weddingId: string, now: Date) {
  const told = await tx
    .update(invitation)
    .set({ mailToldAt: now })
    .where(and(eq(invitation.weddingId, weddingId), isUntold))
    .returning({ id: invitation.id });
  return tx
    .select({ household: householdTitle, email: household.email, reason: invitation.mailReason })
    .from(invitation)
    .innerJoin(household, eq(household.id, invitation.householdId))
    .where(
      inArray(
        invitation.id,
        told.map(({ id }) => id),
      ),
    )
    .orderBy(asc(sql`lower(${household.name})`));
}

/** Returns the weddings with replies that no digest has reported and whose last digest is older than `before`. */
export async function toDigest(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ weddingId: invitation.weddingId })
    .from(invitation)
    .leftJoin(inviteDesign, eq(inviteDesign.weddingId, invitation.weddingId))
    .where(
      and(
        isNotNull(invitation.answeredAt),
        or(isNull(inviteDesign.digestAt), lte(inviteDesign.digestAt, before)),
        sql`${invitation.answeredAt} > coalesce(${inviteDesign.digestAt}, '-infinity')`,
      ),
    );
  return rows.map(({ weddingId }) => weddingId);
}

/** Returns the households that replied since then, by name. */
export async function answeredSince(db: Db, weddingId: string, since: Date | null) {
  return db
    .select({
      household: householdTitle,
      note: invitation.note,
      yes: sql<number>`(select count(distinct g.id)::int from guest g join guest_event e on e.guest_id = g.id
        and e.answer = 'yes' where g.household_id = ${household.id} and g.deleted_at is null)`,
      guests: sql<number>`(select count(*)::int from guest g
        where g.household_id = ${household.id} and g.deleted_at is null)`,
    })
    .from(invitation)
    .innerJoin(household, eq(household.id, invitation.householdId))
    .where(
      and(
        eq(invitation.weddingId, weddingId),
        since ? gt(invitation.answeredAt, since) : isNotNull(invitation.answeredAt),
      ),
    )
    .orderBy(asc(sql`lower(${household.name})`));
}

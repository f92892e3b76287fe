import { and, asc, count, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { hashToken, newSalt } from "@/server/core/token";
import { v7 } from "uuid";
import type { InvitationCounts, InvitationState } from "@/contracts/planning/invitation/invitation";
import type { InvitationListQuery } from "@/contracts/planning/invitation/invitation.schema";
import type { Db, Transaction } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { guest, guestEvent, household } from "@/server/db/schema/planning/guest";
import { invitation } from "@/server/db/schema/planning/invitation";
import { tokenOf } from "../rules/links";

export type InvitationRow = typeof invitation.$inferSelect;

/** True while a guest of the household has not answered for an event; "maybe" is the couple's note, not an answer. */
export const awaitsAnswer = (householdId: unknown) => sql`exists (
  select from ${guest} join ${guestEvent} on ${guestEvent.guestId} = ${guest.id}
  where ${guest.householdId} = ${householdId} and ${guest.deletedAt} is null
    and ${guestEvent.answer} in ('waiting', 'maybe'))`;
/** True while a current guest of the household is invited to an event; otherwise there is nothing to reply to. */
export const isInvited = (householdId: unknown) => sql<boolean>`exists (
  select from ${guest} join ${guestEvent} on ${guestEvent.guestId} = ${guest.id}
  where ${guest.householdId} = ${householdId} and ${guest.deletedAt} is null)`;
/** True if the household's last mail did not arrive. */
export const isUndelivered = sql<boolean>`coalesce(${invitation.mailStatus} in ('refused', 'bounced'), false)`;
const state = sql<InvitationState>`case
  when ${invitation.revokedAt} is not null then 'revoked'
  when ${invitation.answeredAt} is not null and not ${awaitsAnswer(household.id)} then 'answered'
  when ${invitation.openedAt} is not null or ${invitation.answeredAt} is not null then 'opened'
  when ${invitation.sentAt} is not null and ${isUndelivered} then 'undelivered'
  when ${invitation.sentAt} is not null then 'sent'
  when ${invitation.scheduledFor} is not null then 'scheduled'
  else 'not_sent' end`;
const living = sql`exists (
  select from ${guest} where ${guest.householdId} = ${household.id} and ${guest.deletedAt} is null)`;
const guests = sql<number>`(
  select count(*)::int from ${guest} where ${guest.householdId} = ${household.id} and ${guest.deletedAt} is null)`;
const attending = sql<number>`(
  select count(distinct ${guest.id})::int from ${guest}
  join ${guestEvent} on ${guestEvent.guestId} = ${guest.id} and ${guestEvent.answer} = 'yes'
  where ${guest.householdId} = ${household.id} and ${guest.deletedAt} is null)`;

/** The household's name, made distinct from others with the same name. */
export const householdTitle = sql<string>`household_title(${household.id}, ${household.weddingId}, ${household.name})`;

/** True for a household whose invitation is still to be sent. */
const isUnsent = sql`(${state} in ('not_sent', 'undelivered') and ${isInvited(household.id)})`;

const columns = {
  invitation,
  householdId: household.id,
  household: householdTitle,
  email: household.email,
  countryCode: household.countryCode,
  phone: household.phone,
  state,
  guests,
  attending,
  invited: isInvited(household.id),
};
export type ListedRow = Awaited<ReturnType<typeof findListed>>[number];

const listed = (db: Db) =>
  db.select(columns).from(household).leftJoin(invitation, eq(invitation.householdId, household.id));

function matches(weddingId: string, query: Pick<InvitationListQuery, "state" | "searchBy">): SQL | undefined {
  return and(
    eq(household.weddingId, weddingId),
    living,
    query.state ? sql`${state} = ${query.state}` : undefined,
    query.searchBy ? holdsName(household.name, query.searchBy) : undefined,
  );
}

export async function findListed(db: Db, weddingId: string, query: InvitationListQuery) {
  return listed(db)
    .where(matches(weddingId, query))
    .orderBy(asc(sql`lower(${household.name})`), asc(household.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

export async function countListed(db: Db, weddingId: string, query: InvitationListQuery): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(household)
    .leftJoin(invitation, eq(invitation.householdId, household.id))
    .where(matches(weddingId, query));
  return row?.total ?? 0;
}

export async function findOne(db: Db, weddingId: string, id: string): Promise<ListedRow | null> {
  const [row] = await listed(db).where(and(eq(household.weddingId, weddingId), eq(invitation.id, id)));
  return row ?? null;
}

/** Returns the household to send to next: those without an email address first, those put off last. */
export async function findUnsent(db: Db, weddingId: string): Promise<ListedRow | null> {
  const [row] = await listed(db)
    .where(and(eq(household.weddingId, weddingId), living, isUnsent))
    .orderBy(
      sql`${invitation.laterAt} asc nulls first`,
      asc(sql`${household.email} <> '' and not ${isUndelivered}`),
      asc(sql`lower(${household.name})`),
      asc(household.id),
    )
    .limit(1);
  return row ?? null;
}

/**
 * Returns the number of households in each state; households last mailed before `remindedBefore` can be reminded again.
 */
export async function countStates(
  db: Db,
  weddingId: string,
  remindedBefore: Date,
): Promise<InvitationCounts> {
  const of = (is: InvitationState) => sql<number>`count(*) filter (where ${state} = ${is})::int`;
  const [row] = await db
    .select({
      households: sql<number>`count(*)::int`,
      not_sent: of("not_sent"),
      scheduled: of("scheduled"),
      sent: of("sent"),
      undelivered: of("undelivered"),
      opened: of("opened"),
      answered: of("answered"),
      revoked: of("revoked"),
      uninvited: sql<number>`count(*) filter (where not ${isInvited(household.id)})::int`,
      sendable: sql<number>`count(*) filter (where ${household.email} <> '' and ${state} = 'not_sent'
        and ${isInvited(household.id)})::int`,
      unsent: sql<number>`count(*) filter (where ${isUnsent})::int`,
      remindable: sql<number>`count(*) filter (where ${household.email} <> '' and ${invitation.sentAt} is not null
        and ${invitation.revokedAt} is null and ${awaitsAnswer(household.id)} and not ${isUndelivered}
        and coalesce(${invitation.remindedAt}, ${invitation.sentAt}) < ${remindedBefore.toISOString()})::int`,
    })
    .from(household)
    .leftJoin(invitation, eq(invitation.householdId, household.id))
    .where(and(eq(household.weddingId, weddingId), living));
  if (!row) throw new Error("no row");
  return row;
}

/** Returns the wedding's households without a link, all or those with the ids. */
export async function withoutLink(db: Db, weddingId: string, ids?: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: household.id })
    .from(household)
    .leftJoin(invitation, eq(invitation.householdId, household.id))
    .where(
      and(
        eq(household.weddingId, weddingId),
        isNull(invitation.id),
        ids ? inArray(household.id, [...ids]) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

export async function insertLinks(db: Db, weddingId: string, householdIds: readonly string[]): Promise<void> {
  if (householdIds.length === 0) return;
  const rows = householdIds.map((householdId) => {
    const link = { id: v7(), salt: newSalt() };
    return { ...link, weddingId, householdId, tokenHash: hashToken(tokenOf(link)) };
  });
  await db.insert(invitation).values(rows).onConflictDoNothing({ target: invitation.householdId });
}

export async function lockInvitation(
  tx: Transaction,
  weddingId: string,
  id: string,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(invitation)
    .where(and(eq(invitation.weddingId, weddingId), eq(invitation.id, id)))
    .for("update");
  return row ?? null;
}

export async function isHouseholdInvited(db: Db, householdId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: household.id })
    .from(household)
    .where(and(eq(household.id, householdId), isInvited(household.id)));
  return row !== undefined;
}

export async function updateInvitation(
  db: Db,
  id: string,
  change: Partial<Omit<InvitationRow, "id" | "weddingId" | "householdId">>,
): Promise<void> {
  await db.update(invitation).set(change).where(eq(invitation.id, id));
}

export async function findByToken(db: Db, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitation).where(eq(invitation.tokenHash, tokenHash));
  return row ?? null;
}

export async function lockByToken(tx: Transaction, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(invitation).where(eq(invitation.tokenHash, tokenHash)).for("update");
  return row ?? null;
}

/** Records when the link was first opened. */
export async function markOpened(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(invitation)
    .set({ openedAt: now })
    .where(and(eq(invitation.id, id), isNull(invitation.openedAt)));
}

import { and, eq, isNull, sql } from "drizzle-orm";
import type { DietaryNeed, RsvpAnswer } from "@/contracts/planning/guest/guest";
import type { Transaction } from "@/server/db/client";
import { guest } from "@/server/db/schema/planning/guest";

export type AnswerRow = { guestId: string; eventId: string; answer: RsvpAnswer | null; meal: string | null };
export type PersonRow = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  dietary: DietaryNeed[] | null;
  allergies: string | null;
};

/** Locks a household's guests until the transaction ends; returns their ids. */
export async function lockHousehold(
  tx: Transaction,
  weddingId: string,
  householdId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: guest.id })
    .from(guest)
    .where(and(eq(guest.weddingId, weddingId), eq(guest.householdId, householdId), isNull(guest.deletedAt)))
    .orderBy(guest.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Updates answers of existing invitations; returns their number. A null answer or meal is unchanged. */
export async function updateAnswers(
  tx: Transaction,
  weddingId: string,
  answers: AnswerRow[],
): Promise<number> {
  if (answers.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    update guest_event i
    set answer = coalesce(a.answer, i.answer),
      meal = case when coalesce(a.answer, i.answer) = 'no' then '' else coalesce(a.meal, i.meal) end,
      answered_at = case when a.answer is null then i.answered_at when a.answer <> 'waiting' then now() end
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
      as a("guestId" uuid, "eventId" uuid, answer text, meal text)
    where i.guest_id = a."guestId" and i.event_id = a."eventId" and i.wedding_id = ${weddingId}`);
  return rowCount ?? 0;
}

/** Updates fields that are not null, and increments the version. */
export async function updatePersons(tx: Transaction, weddingId: string, persons: PersonRow[]): Promise<void> {
  if (persons.length === 0) return;
  await tx.execute(sql`
    update guest g
    set first_name = coalesce(p."firstName", g.first_name), last_name = coalesce(p."lastName", g.last_name),
      dietary = coalesce(p.dietary, g.dietary), allergies = coalesce(p.allergies, g.allergies),
      version = g.version + 1
    from jsonb_to_recordset(${JSON.stringify(persons)}::jsonb)
      as p(id uuid, "firstName" text, "lastName" text, dietary text[], allergies text)
    where g.id = p.id and g.wedding_id = ${weddingId}`);
}

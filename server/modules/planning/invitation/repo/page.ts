import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { guest, guestEvent } from "@/server/db/schema/planning/guest";
import { invitation } from "@/server/db/schema/planning/invitation";

export async function findLink(db: Db, weddingId: string, id: string) {
  const { salt, householdId, revokedAt } = invitation;
  const [row] = await db
    .select({ id: invitation.id, salt, householdId, revokedAt })
    .from(invitation)
    .where(and(eq(invitation.weddingId, weddingId), eq(invitation.id, id)));
  return row ?? null;
}

/** Returns the events to which a guest of the household is invited. */
export async function findEventsOfHousehold(db: Db, householdId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: guestEvent.eventId })
    .from(guestEvent)
    .innerJoin(guest, eq(guest.id, guestEvent.guestId))
    .where(and(eq(guest.householdId, householdId), isNull(guest.deletedAt)));
  return rows.map(({ id }) => id);
}

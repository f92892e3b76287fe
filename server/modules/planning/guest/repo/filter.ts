import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { GuestFilter } from "@/contracts/planning/guest/guest.schema";
import { holdsName, typedPhone } from "@/server/db/name-search";
import { guest, household } from "@/server/db/schema/planning/guest";

const likeOf = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** The condition for a wedding's guests that match a filter. Requires `household` and `host` to be joined. */
export function matches(weddingId: string, filter: Partial<GuestFilter> = {}): SQL {
  const { searchBy = "", side, groupId, tag, eventId, answer, dietary, child, contact } = filter;
  const conditions: (SQL | undefined)[] = [eq(guest.weddingId, weddingId), isNull(guest.deletedAt)];
  const phone = typedPhone(searchBy);
  if (phone)
    conditions.push(sql`ltrim(${household.countryCode}, '+') || ${household.phone} like ${likeOf(phone)}`);
  for (const word of phone ? [] : searchBy.split(/\s+/).filter(Boolean).slice(0, 6)) {
    const like = likeOf(word);
    conditions.push(
      sql`(${holdsName(sql`${guest.firstName} || ${guest.lastName} || ${guest.firstName}`, word)} or ${holdsName(household.name, word)}
        or ${household.email} ilike ${like} or ${household.phone} like ${like} or ${guest.notes} ilike ${like}
        or (${guest.firstName} = '' and ${holdsName(sql`host.first_name || host.last_name || host.first_name`, word)}))`,
    );
  }
  if (side) conditions.push(eq(guest.side, side));
  if (groupId) conditions.push(groupId === "none" ? isNull(guest.groupId) : eq(guest.groupId, groupId));
  if (tag) conditions.push(sql`${tag} = any(${guest.tags})`);
  if (eventId || answer) conditions.push(invitation(eventId, answer));
  if (dietary === "any") {
    conditions.push(sql`(cardinality(${guest.dietary}) > 0 or ${guest.allergies} <> '')`);
  } else if (dietary) conditions.push(sql`${dietary} = any(${guest.dietary})`);
  if (child) conditions.push(eq(guest.isChild, child === "yes"));
  if (contact) conditions.push(sql`${household.email} = '' and ${household.phone} = ''`);
  return and(...conditions) ?? sql`true`;
}

function invitation(eventId: string | undefined, answer: GuestFilter["answer"]): SQL {
  const ofEvent = eventId ? sql`and i.event_id = ${eventId}` : sql``;
  const given =
    answer && answer !== "invited" && answer !== "not_invited" ? sql`and i.answer = ${answer}` : sql``;
  const found = sql`exists (select 1 from guest_event i where i.guest_id = ${guest.id} ${ofEvent} ${given})`;
  return answer === "not_invited" ? sql`not ${found}` : found;
}

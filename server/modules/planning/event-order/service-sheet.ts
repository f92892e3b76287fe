import { stringify } from "csv-stringify/sync";
import { DIETARY_LABELS, DIETARY_NEEDS, type Guest } from "@/contracts/planning/guest/guest";
import type { CatererSheet } from "@/contracts/planning/event-order";
import type { CustomerActor } from "@/server/core/actor";
import { getDb } from "@/server/db/client";
import { attendingGuests, guestCounts } from "@/server/modules/planning/guest/public";
import { factsOf, requireEvent, requireWedding } from "@/server/modules/planning/wedding/public";

/** Returns the caterer's sheet for an event. Throws `not_found`. */
export async function readSheet(actor: CustomerActor, eventId: string): Promise<CatererSheet> {
  const { weddingId } = await requireWedding(actor, "plan");
  const event = await requireEvent(weddingId, eventId);
  const [facts, guests, counts] = await Promise.all([
    factsOf(await getDb(), weddingId),
    attendingGuests(weddingId, eventId),
    guestCounts(weddingId),
  ]);
  const { id, name, date, startsAt, venueName } = event;
  const rows = guests.map((guest) => ({ ...presentGuest(guest, eventId), needs: guest.dietary }));
  return {
    event: { id, name, date, startsAt, venueName },
    couple: facts.couple,
    attending: guests.length,
    children: guests.filter(({ isChild }) => isChild).length,
    waiting: counts.find((each) => each.eventId === eventId)?.waiting ?? 0,
    meals: [...tally(rows.map(({ meal }) => meal))].map(([meal, count]) => ({ meal, count })),
    dietary: DIETARY_NEEDS.flatMap((need) => {
      const count = rows.filter(({ needs }) => needs.includes(need)).length;
      return count > 0 ? [{ need, count }] : [];
    }),
    guests: rows.map(({ needs: _needs, ...row }) => row),
  };
}

function presentGuest(guest: Guest, eventId: string): CatererSheet["guests"][number] {
  const { name, householdName, dietary, allergies, isChild } = guest;
  const meal = guest.events.find((each) => each.eventId === eventId)?.meal ?? "";
  return { name, household: householdName, meal, dietary, allergies, isChild };
}

function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns the same as a CSV file, one guest per row. Throws `not_found`. */
export async function sheetFile(actor: CustomerActor, eventId: string): Promise<Response> {
  const { guests, event } = await readSheet(actor, eventId);
  const rows = guests.map(({ name, household, meal, dietary, allergies, isChild }) => ({
    Guest: name,
    Household: household,
    Meal: meal,
    Dietary: dietary.map((need) => DIETARY_LABELS[need]).join("; "),
    Allergies: allergies,
    Child: isChild ? "yes" : "",
  }));
  const columns = ["Guest", "Household", "Meal", "Dietary", "Allergies", "Child"];
  // Cells that begin like a formula must not be executed in the caterer's spreadsheet.
  const file = stringify(rows, { header: true, columns, bom: true, escape_formulas: true });
  const title = event.name.replace(/[^\w -]/g, "").trim() || "event";
  return new Response(file, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="caterer ${title}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

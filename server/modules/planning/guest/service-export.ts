import { DIETARY_LABELS, type Guest, GUEST_SIDE_LABELS, RSVP_LABELS } from "@/contracts/planning/guest/guest";
import type { GuestExportQuery } from "@/contracts/planning/guest/guest-import.schema";
import { shownPhone } from "@/lib/phone/shown-phone";
import type { CustomerActor } from "@/server/core/actor";
import { type SheetFormat, sheetFile } from "@/server/core/sheet/file";
import { getDb } from "@/server/db/client";
import { eventsOf, requireWedding } from "@/server/modules/planning/wedding/public";
import { guestHooks } from "./hooks";
import { TEMPLATE_HEADER, TEMPLATE_ROWS } from "./import/template";
import { findGroups } from "./repo/counts";
import { findGuests, findHouseholds, findIds } from "./repo/read";

/** Returns an empty sheet for imports, with two example rows. */
export async function guestTemplate(format: SheetFormat): Promise<Response> {
  return sheetFile("guest-list-template", format, TEMPLATE_HEADER, TEMPLATE_ROWS);
}

/** Returns the guests that match the filter, with their answers and meals, and the household's answers to questions. */
export async function exportGuests(actor: CustomerActor, query: GuestExportQuery): Promise<Response> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  const db = await getDb();
  const { format, ...filter } = query;
  const [events, groups, guests, { rows: homes }, { questions, answersOf }] = await Promise.all([
    eventsOf(weddingId),
    findGroups(db, weddingId),
    findIds(db, weddingId, filter).then((ids) => findGuests(db, weddingId, ids)),
    findHouseholds(db, weddingId),
    guestHooks().ownAnswers(db, weddingId),
  ]);
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  const homeOf = new Map(homes.map((home) => [home.id, home]));
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const header = [
    "First name",
    "Last name",
    "Household",
    "Email",
    "Phone",
    "Side",
    "Group",
    "Tags",
    "Child",
    "Guest of",
    "Dietary needs",
    "Allergies",
    "Address",
    "Unit",
    "Postal code",
    "Tea ceremony order",
    "Notes",
    ...events.flatMap(({ name }) => [name, `${name}: meal`]),
    ...questions.map((question) => `Question: ${question}`),
  ];
  const rows = guests.map((guest) => {
    const home = homeOf.get(guest.householdId);
    return [
      guest.firstName,
      guest.lastName,
      guest.householdName,
      home?.email ?? "",
      home ? shownPhone(home.countryCode, home.phone) : "",
      GUEST_SIDE_LABELS[guest.side],
      groupNames.get(guest.groupId ?? "") ?? "",
      guest.tags.join(", "),
      guest.isChild ? "Yes" : "",
      hostOf(guest, byId),
      guest.dietary.map((need) => DIETARY_LABELS[need]).join(", "),
      guest.allergies,
      home?.streetAddress ?? "",
      home?.unitNumber ?? "",
      home?.postalCode ?? "",
      guest.teaOrder?.toString() ?? "",
      guest.notes,
      ...events.flatMap(({ id }) => {
        const invitation = guest.events.find(({ eventId }) => eventId === id);
        return invitation ? [RSVP_LABELS[invitation.answer], invitation.meal] : ["Not invited", ""];
      }),
      ...questions.map((_, at) => answersOf.get(guest.householdId)?.[at] ?? ""),
    ];
  });
  return sheetFile("guest-list", format, header, rows);
}

const hostOf = ({ plusOneOf }: Guest, byId: ReadonlyMap<string, Guest>) =>
  plusOneOf ? (byId.get(plusOneOf)?.name ?? "") : "";

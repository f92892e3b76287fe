import type { DietaryNeed, GuestSide, RsvpAnswer } from "@/contracts/planning/guest/guest";
import { idSequence, seedId } from "@/demo/seed/base/seed-id";
import { Random } from "@/demo/seed/base/random";
import { instantOf, type SeedClock } from "@/demo/seed/base/seed-clock";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import { addDays, type IsoDate } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { NAMES } from "../people/names.data";

const TABLES = 28;
const SEATS = 10;
const COLUMNS = 7;
/** Centimetres. */
const ROOM = { width: 2_300, depth: 1_700 };
const PITCH = 310;
const GROUPS = ["Mei Lin’s family", "Arjun’s family", "Polytechnic friends", "Colleagues"] as const;

/** A kind of household: how many there are, which side they belong to, and their members. */
type Kind = {
  count: number;
  group: (typeof GROUPS)[number];
  side: GuestSide;
  names: "chinese" | "indian";
  people: number;
  children: number;
  /** The chance that a guest is vegetarian. */
  vegetarian: number;
};
const KINDS: readonly Kind[] = [
  {
    count: 20,
    group: GROUPS[0],
    side: "bride",
    names: "chinese",
    people: 4,
    children: 1,
    vegetarian: 0.04,
  },
  {
    count: 16,
    group: GROUPS[1],
    side: "groom",
    names: "indian",
    people: 4,
    children: 1,
    vegetarian: 0.6,
  },
  {
    count: 22,
    group: GROUPS[2],
    side: "both",
    names: "chinese",
    people: 2,
    children: 0,
    vegetarian: 0.05,
  },
  {
    count: 24,
    group: GROUPS[3],
    side: "both",
    names: "indian",
    people: 2,
    children: 0,
    vegetarian: 0.3,
  },
];

const NOTES = [
  "So happy for you both!",
  "We land on the 26th and can help with the trays.",
  "Grandma would like a seat away from the speakers, please.",
  "Wouldn’t miss it. See you at the yam seng.",
];

type Person = { id: string; householdId: string; answer: RsvpAnswer };

/**
 * The first demo couple's guests: households of both families and their friends, most of whom have replied for the
 * banquet, a room in which half of those attending have a seat, and the banquet's tables linked to the replies.
 */
export function seatDemoGuests(weddingId: string, rows: BlockRows, clock: SeedClock): void {
  const events = rows.weddingEvent.filter((event) => event.weddingId === weddingId);
  const banquet = events.find(({ kind }) => kind === "banquet");
  if (!banquet) return;
  const people = invite(weddingId, events, rows, clock);
  seat(weddingId, banquet.id, people, rows, clock);
  tie(weddingId, banquet.id, rows, clock);
}

function invite(
  weddingId: string,
  events: BlockRows["weddingEvent"],
  rows: BlockRows,
  clock: SeedClock,
): Person[] {
  const createdAt = instantOf(clock.day(-90), 21 * 60);
  const groups = new Map(GROUPS.map((name, at) => [name, seedId("guest_group", at)]));
  for (const [name, id] of groups) rows.guestGroup.push({ id, weddingId, name, createdAt });
  const [nextHome, nextGuest] = [idSequence("household"), idSequence("guest")];
  const nextInvitation = idSequence("invitation");
  const people: Person[] = [];
  for (const kind of KINDS) {
    const pool = NAMES[kind.names];
    for (let home = 0; home < kind.count; home++) {
      const householdId = nextHome();
      const random = new Random(`household ${householdId}`);
      const family = random.pick(pool.families);
      const answered = random.chance(0.72) ? clock.day(-random.int(2, 40)) : null;
      const coming = random.chance(0.88);
      rows.household.push({
        id: householdId,
        weddingId,
        name: `The ${family} family`,
        createdAt,
        email: "",
        countryCode: "+65",
        phone: `8${random.int(1_000_000, 9_999_999)}`,
        streetAddress: "",
        unitNumber: "",
        postalCode: "",
        country: "Singapore",
        notes: "",
      });
      rows.invitation.push(
        invitationOf({ id: nextInvitation(), weddingId, householdId }, { answered, coming }, clock),
      );
      for (let one = 0; one < kind.people; one++) {
        const id = nextGuest();
        const isChild = one >= kind.people - kind.children;
        const answer =
          answered === null ? "waiting" : coming && (one < 2 || random.chance(0.9)) ? "yes" : "no";
        const dietary = needsOf(kind, isChild, random);
        rows.guest.push({
          id,
          weddingId,
          householdId,
          groupId: groups.get(kind.group) ?? null,
          side: kind.side,
          firstName: random.pick(one % 2 === 0 ? pool.brides : pool.grooms),
          lastName: family,
          tags: [],
          isChild,
          plusOneOf: null,
          dietary,
          allergies: random.chance(0.03) ? random.pick(["Peanuts", "Shellfish"]) : "",
          teaOrder: null,
          notes: "",
          version: 1,
          deletedAt: null,
          createdAt,
        });
        for (const event of events) {
          const isFamily = kind.side !== "both";
          if (event.kind !== "banquet" && !isFamily) continue;
          rows.guestEvent.push({
            guestId: id,
            eventId: event.id,
            weddingId,
            answer,
            meal: answer === "yes" && event.kind === "banquet" ? mealOf(dietary) : "",
            answeredAt: answered === null ? null : instantOf(answered, 20 * 60),
          });
        }
        people.push({ id, householdId, answer });
      }
    }
  }
  return people;
}

type InvitationRow = BlockRows["invitation"][number];

/** Sent by WhatsApp, opened by most, and answered when the household's guests replied. */
function invitationOf(
  ids: Pick<InvitationRow, "id" | "weddingId" | "householdId">,
  { answered, coming }: { answered: IsoDate | null; coming: boolean },
  clock: SeedClock,
): InvitationRow {
  const random = new Random(`invitation ${ids.id}`);
  const sent = answered === null ? clock.day(-random.int(3, 10)) : addDays(answered, -random.int(1, 8));
  const opened = answered ?? (random.chance(0.6) ? addDays(sent, 1) : null);
  return {
    ...ids,
    language: null,
    answers: {},
    scheduledFor: null,
    laterAt: null,
    remindedAt: null,
    reminders: 0,
    mailId: null,
    mailStatus: null,
    mailReason: "",
    mailToldAt: null,
    revokedAt: null,
    // The link is renewed from the server's own secret when the couple first views it.
    salt: ids.id,
    tokenHash: `demo-${ids.id}`,
    sentAt: instantOf(sent, 19 * 60),
    openedAt: opened === null ? null : instantOf(opened, 19 * 60 + 45),
    answeredAt: answered === null ? null : instantOf(answered, 20 * 60),
    note: answered !== null && coming && random.chance(0.25) ? random.pick(NOTES) : "",
    createdAt: instantOf(sent, 18 * 60),
  };
}

function needsOf({ vegetarian }: Kind, isChild: boolean, random: Random): DietaryNeed[] {
  if (isChild) return ["child_meal"];
  if (random.chance(vegetarian)) return ["vegetarian"];
  return random.chance(0.05) ? ["no_beef"] : [];
}

const mealOf = (dietary: readonly DietaryNeed[]) =>
  dietary.includes("vegetarian") ? "Indian vegetarian" : "Chinese";

/** Seats the first attending households next to one another. */
function seat(
  weddingId: string,
  eventId: string,
  people: readonly Person[],
  rows: BlockRows,
  clock: SeedClock,
): void {
  const createdAt = instantOf(clock.day(-21), 21 * 60);
  const roomId = seedId("seating_room", 0);
  rows.seatingPlan.push({ eventId, weddingId, version: 1, sides: "mixed" });
  rows.seatingRoom.push({
    id: roomId,
    weddingId,
    eventId,
    name: "Melur Ballroom",
    ...ROOM,
    position: 0,
    createdAt,
    features: [
      { id: seedId("plan_feature", 0), kind: "stage", x: 850, y: 20, width: 600, depth: 250 },
      { id: seedId("plan_feature", 1), kind: "door", x: 1_050, y: 1_640, width: 200, depth: 60 },
    ],
  });
  const nextTable = idSequence("seating_table");
  const tables = Array.from({ length: TABLES }, (_, at) => {
    const table = {
      id: nextTable(),
      weddingId,
      roomId,
      label: String(at + 1),
      shape: "round" as const,
      seats: SEATS,
      rotation: 0,
      locked: at < 2,
      position: at,
      createdAt,
      x: 220 + (at % COLUMNS) * PITCH,
      y: 480 + Math.floor(at / COLUMNS) * PITCH,
    };
    rows.seatingTable.push(table);
    return { ...table, taken: 0 };
  });
  const nextSeat = idSequence("seat");
  const homes = groupBy(
    people.filter(({ answer }) => answer === "yes"),
    ({ householdId }) => householdId,
  );
  const seated = [...homes.values()].slice(0, Math.floor(homes.size / 2));
  for (const home of seated) {
    const table = tables.find(({ taken }) => taken + home.length <= SEATS);
    for (const { id } of table ? home : []) {
      if (!table) break;
      rows.seat.push({
        id: nextSeat(),
        weddingId,
        eventId,
        tableId: table.id,
        guestId: id,
        position: table.taken++,
        locked: false,
      });
    }
  }
}

/** Links the tables that the couple booked for its banquet to the replies. */
function tie(weddingId: string, eventId: string, rows: BlockRows, clock: SeedClock): void {
  const customerId = rows.wedding.find(({ id }) => id === weddingId)?.customerId;
  const own = new Set(rows.order.filter((order) => order.customerId === customerId).map(({ id }) => id));
  const item = rows.orderItem.find(({ orderId, quantity }) => own.has(orderId) && quantity === TABLES);
  if (!item) return;
  rows.eventOrder.push({
    id: seedId("event_order", 0),
    weddingId,
    eventId,
    orderItemId: item.id,
    seatsPerUnit: SEATS,
    minimumUnits: 20,
    guaranteeDate: null,
    createdAt: instantOf(clock.day(-88), 20 * 60),
  });
}

import { addOnCount } from "@/contracts/catalogue/product/product";
import { GUARANTEE_DAYS, unitsFor } from "@/contracts/planning/event-order";
import { DIETARY_NEEDS, type EventCounts } from "@/contracts/planning/guest/guest";
import type { BeoContent, BeoEntry, BeoGuest, BeoItem, BeoTable } from "@/contracts/planning/beo";
import type { RunSheetItem } from "@/contracts/planning/run-sheet";
import { type SeatingGuest, type SeatingRoom, tableName } from "@/contracts/planning/seating";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import type { Db } from "@/server/db/client";
import { guestCounts } from "@/server/modules/planning/guest/public";
import { runSheetOf } from "@/server/modules/planning/run-sheet/public";
import { seatedGuests } from "@/server/modules/planning/seating/public";
import type { WeddingEvent } from "@/server/modules/planning/wedding/public";
import { sumsOfOrder } from "@/server/modules/sale/statement/public";
import type { ServedTie } from "./repo-beo";

type Given = {
  order: OrderDetail;
  event: WeddingEvent;
  /** The order's ties to that event; at least one. */
  ties: readonly ServedTie[];
  /** The guaranteed version. */
  locked: BeoContent | null;
  /** Who of the vendor's team has the order. */
  handler: string;
  isPurged: boolean;
};

/** Returns the plan of an event as its vendor needs it, as it is now. */
export async function beoContentOf(db: Db, given: Given, now: Date): Promise<BeoContent> {
  const { order, event, ties, locked, handler, isPurged } = given;
  const weddingId = ties[0]?.tie.weddingId ?? "";
  // One after the other: `db` may be a transaction, which has a single connection.
  const counts = await guestCounts(weddingId, db);
  const seating = await seatedGuests(db, weddingId, event.id);
  const entries = await runSheetOf(db, weddingId);
  const sums = await sumsOfOrder(db, order.id);
  const own = counts.find(({ eventId }) => eventId === event.id);
  const { name, date, startsAt, endsAt, venueName, address } = event;
  return {
    couple: order.customer.name,
    event: { name, date, startsAt, endsAt, venueName, address },
    items: ties.map((tie) => itemOf(tie, { event, attending: own?.yes ?? 0, locked }, now)),
    isChangeOpen: ties.some(({ isProposed }) => isProposed),
    counts: {
      invited: own?.invited ?? 0,
      attending: own?.yes ?? 0,
      waiting: (own?.waiting ?? 0) + (own?.maybe ?? 0),
      children: own?.children ?? 0,
      allergies: own?.allergies ?? 0,
    },
    meals: Object.entries(own?.meals ?? {}).map(([meal, count]) => ({ meal, count })),
    dietary: dietaryOf(own),
    tables: tablesOf(seating),
    rooms: seating.rooms.map(withoutNames),
    runSheet: entriesFor(entries, event, order.id).map((entry) =>
      isPurged ? { ...entry, people: [], notes: "" } : entry,
    ),
    contacts: contactsOf(order, handler),
    note: order.comment,
    money: {
      total: toDollars(sums.committedCents),
      paid: toDollars(sums.paidCents),
      owed: toDollars(sums.owedCents),
      items: order.items.map(({ id, productTitle: title, unitPrice, total }) => ({
        id,
        title,
        unitPrice,
        total,
      })),
      milestones: order.milestones.map(({ id, label, amount, dueDate, paidAt }) => ({
        id,
        label,
        amount,
        dueDate,
        paidAt,
      })),
    },
  };
}

/** Returns the last day on which a tie's number can change, or null without a date. */
export function guaranteeOfTie({ tie }: ServedTie, event: Pick<WeddingEvent, "date">): IsoDate | null {
  return tie.guaranteeDate ?? (event.date && addDays(event.date, -GUARANTEE_DAYS));
}

/** Whether the numbers of all items are final. */
export function isGuaranteed(ties: readonly ServedTie[], event: WeddingEvent, now: Date): boolean {
  const today = todayInSingapore(now);
  return ties.every((tie) => {
    const due = guaranteeOfTie(tie, event);
    return due !== null && today > due;
  });
}

function itemOf(
  row: ServedTie,
  { event, attending, locked }: { event: WeddingEvent; attending: number; locked: BeoContent | null },
  now: Date,
): BeoItem {
  const { itemId: id, title, priceMetric, quantity, addOns, note, tie } = row;
  const guaranteeDate = guaranteeOfTie(row, event);
  const isOver = guaranteeDate !== null && todayInSingapore(now) > guaranteeDate;
  const stood = locked?.items.find((item) => item.id === id)?.ordered ?? quantity;
  return {
    id,
    title,
    priceMetric,
    seatsPerUnit: tie.seatsPerUnit,
    ordered: quantity,
    minimum: tie.minimumUnits,
    guaranteed: isOver ? stood : null,
    guaranteeDate,
    projected: unitsFor(attending, tie.seatsPerUnit, tie.minimumUnits),
    extras: addOns.map((addOn) => ({ name: addOn.name, count: addOnCount(addOn, quantity) })),
    note,
  };
}

function dietaryOf(counts: EventCounts | undefined): BeoContent["dietary"] {
  return DIETARY_NEEDS.flatMap((need) => {
    const count = counts?.dietary[need] ?? 0;
    return count > 0 ? [{ need, count }] : [];
  });
}

/** Guests without a need stay numbers, and those without a table have no name. */
function tablesOf({ rooms, guests }: { rooms: SeatingRoom[]; guests: SeatingGuest[] }): BeoTable[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const seated = new Set<string>();
  const tables = rooms.flatMap((room) =>
    room.tables.map((table): BeoTable => {
      const here = table.guests.flatMap(({ guestId }) => byId.get(guestId) ?? []);
      for (const { id } of here) seated.add(id);
      return {
        id: table.id,
        name: rooms.length > 1 ? `${tableName(table.label)}, ${room.name}` : tableName(table.label),
        seats: table.seats,
        taken: here.length,
        children: here.filter(({ isChild }) => isChild).length,
        guests: here.filter(hasNeeds).map(guestOf),
      };
    }),
  );
  const others = guests.filter(({ id, answer }) => !seated.has(id) && answer === "yes");
  if (others.length === 0) return tables;
  const rest: BeoTable = {
    id: "",
    name: "No table yet",
    seats: 0,
    taken: others.length,
    children: others.filter(({ isChild }) => isChild).length,
    guests: others.filter(hasNeeds).map((guest) => ({ ...guestOf(guest), name: "" })),
  };
  return [...tables, rest];
}

const hasNeeds = ({ meal, dietary, allergies }: SeatingGuest) =>
  meal !== "" || dietary.length > 0 || allergies !== "";

function guestOf({ id, name, meal, dietary, allergies, isChild, answer }: SeatingGuest): BeoGuest {
  return { id, name, meal, dietary, allergies, isChild, isConfirmed: answer === "yes" };
}

/** The plan shows which seats are taken, not by whom. */
function withoutNames(room: SeatingRoom): SeatingRoom {
  return {
    ...room,
    tables: room.tables.map((table) => ({
      ...table,
      guests: table.guests.map(({ position }) => ({ guestId: "", position, locked: false })),
    })),
  };
}

/** How long before an event its vendor reads the couple's run sheet, in hours. */
const EARLY_HOURS = 2;

/**
 * Returns the vendor's part of the run sheet: its own entries, and those of the event's day from two hours before it
 * starts. Without an event, only its own.
 */
export function entriesFor(
  entries: readonly RunSheetItem[],
  event: Pick<WeddingEvent, "date" | "startsAt"> | null,
  orderId: string,
): BeoEntry[] {
  const from = event?.startsAt ? hoursBefore(event.startsAt, EARLY_HOURS) : "00:00";
  const isShown = (entry: RunSheetItem) =>
    entry.orderId === orderId || (event !== null && entry.date === event.date && entry.startsAt >= from);
  return entries.filter(isShown).map((entry) => {
    const { id, startsAt, minutes, title, place, people, notes, vendorName, doneAt } = entry;
    const isYours = entry.orderId === orderId;
    return { id, startsAt, minutes, title, place, people, notes, vendorName, isYours, doneAt };
  });
}

function hoursBefore(clock: string, hours: number): string {
  const hour = Math.max(0, Number(clock.slice(0, 2)) - hours);
  return `${String(hour).padStart(2, "0")}${clock.slice(2)}`;
}

function contactsOf(order: OrderDetail, handler: string): BeoContent["contacts"] {
  return [
    { role: "Couple’s contact", name: order.contactName, phone: order.contactPhone },
    ...(handler ? [{ role: "Responsible for this order", name: handler, phone: "" }] : []),
  ];
}

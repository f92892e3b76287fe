import type { IsoDate } from "@/lib/dates";
import type { DietaryNeed } from "@/contracts/planning/guest/guest";
import type { SeatingRoom } from "@/contracts/planning/seating";

/** The banquet event order (BEO): what a vendor needs to serve a couple's event. */

/** The prints of an event order. `office` alone has payments. */
export const BEO_PRINTS = ["kitchen", "floor", "office"] as const;
export type BeoPrint = (typeof BEO_PRINTS)[number];
export const BEO_PRINT_LABELS: Readonly<Record<BeoPrint, string>> = {
  kitchen: "Kitchen",
  floor: "Floor",
  office: "Office",
};

export const BEO_NOTE_MAX = 300;
export const BEO_VERSIONS_MAX = 100;
export const BEO_MESSAGES = {
  issued: "New version issued",
  confirmed: "Version confirmed",
  ticked: "Run sheet updated",
} as const;

/** An item of the order that is served at the event. */
export type BeoItem = {
  id: string;
  title: string;
  priceMetric: string;
  seatsPerUnit: number;
  /** Units in the order now. */
  ordered: number;
  minimum: number;
  /** Units that stand since the guarantee date; null before it. */
  guaranteed: number | null;
  guaranteeDate: IsoDate | null;
  /** Units that the replies call for. */
  projected: number;
  extras: { name: string; count: number }[];
  /** The couple's note on the item. */
  note: string;
};

/** A guest with a meal, a dietary need or an allergy. Guests without a table have no name here. */
export type BeoGuest = {
  id: string;
  name: string;
  meal: string;
  dietary: DietaryNeed[];
  allergies: string;
  isChild: boolean;
  isConfirmed: boolean;
};

/** A table of the couple's seating. The last one, with an empty id, holds those without a seat. */
export type BeoTable = {
  id: string;
  name: string;
  seats: number;
  taken: number;
  children: number;
  guests: BeoGuest[];
};

/** An entry of the run sheet. Times are local in Singapore, `HH:MM`. */
export type BeoEntry = {
  id: string;
  startsAt: string;
  minutes: number;
  title: string;
  place: string;
  people: string[];
  notes: string;
  vendorName: string | null;
  /** The entry belongs to this order's vendor, who ticks it off. */
  isYours: boolean;
  /** ISO 8601 UTC; null until it is ticked off. */
  doneAt: string | null;
};

/** In dollars. */
export type BeoMoney = {
  total: number;
  paid: number;
  owed: number;
  items: { id: string; title: string; unitPrice: number; total: number }[];
  milestones: { id: string; label: string; amount: number; dueDate: string | null; paidAt: string | null }[];
};

/** What a version keeps. Guests' details are removed with the guest list (docs/rules.md). */
export type BeoContent = {
  couple: string;
  event: {
    name: string;
    date: IsoDate | null;
    startsAt: string | null;
    endsAt: string | null;
    venueName: string;
    address: string;
  };
  items: BeoItem[];
  /** An edit of the order waits for an answer. */
  isChangeOpen: boolean;
  counts: { invited: number; attending: number; waiting: number; children: number; allergies: number };
  meals: { meal: string; count: number }[];
  dietary: { need: DietaryNeed; count: number }[];
  tables: BeoTable[];
  /** The plan with its taken seats, without guests' ids. */
  rooms: SeatingRoom[];
  runSheet: BeoEntry[];
  contacts: { role: string; name: string; phone: string }[];
  /** The couple's note on the whole order. */
  note: string;
  money: BeoMoney;
};

export const BEO_SECTIONS = [
  "event",
  "numbers",
  "meals",
  "tables",
  "rooms",
  "times",
  "contacts",
  "extras",
  "payments",
] as const;
export type BeoSectionKind = (typeof BEO_SECTIONS)[number];

/** How a line differs from the version before. */
export type BeoMark = "same" | "added" | "removed" | "changed";
export type BeoLine = {
  key: string;
  label: string;
  value: string;
  mark: BeoMark;
  /** Only for `changed`. */
  before: string | null;
};
export type BeoSection = { kind: BeoSectionKind; title: string; lines: BeoLine[] };

export type BeoVersion = {
  number: number;
  /** ISO 8601 UTC */
  issuedAt: string;
  /** `system`: at the guarantee date. */
  side: "vendor" | "customer" | "system";
  issuedBy: string;
  note: string;
  /** The guaranteed version. */
  isLocked: boolean;
  /** Issued after the guaranteed version, whose numbers stand. */
  isAfterGuarantee: boolean;
  confirmedAt: string | null;
  confirmedBy: string | null;
};

/**
 * `live`: the event is connected. `day`: only run sheet entries name this order. `unconnected`: neither. `closed`: the
 * order is cancelled, and nothing of the event is shared any more.
 */
export type BeoState = "live" | "day" | "unconnected" | "closed";

/** GET /order-vendor/event-order/:id, of an order, and the couple's GET /order/event-order/:id. */
export type Beo = {
  orderId: string;
  orderNumber: string;
  couple: string;
  vendorName: string;
  state: BeoState;
  events: { id: string; name: string }[];
  eventId: string | null;
  /** The version that `sections` shows; null for the live plan. */
  version: number | null;
  /** The version that `sections` is compared with. */
  since: number | null;
  sections: BeoSection[];
  items: BeoItem[];
  counts: BeoContent["counts"] | null;
  rooms: SeatingRoom[];
  runSheet: BeoEntry[];
  /** Newest first. */
  versions: BeoVersion[];
  /** What changed since the guaranteed version; empty before the guarantee date. */
  afterGuarantee: BeoSection[];
  /** Guests' details were deleted, as the privacy policy promises. */
  isPurged: boolean;
  may: { issue: boolean; confirm: boolean; tick: boolean; office: boolean };
};

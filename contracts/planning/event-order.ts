import type { DietaryNeed } from "./guest/guest";

export const GUARANTEE_DAYS = 14;
export const MAX_SEATS_PER_UNIT = 1_000;
export const BANQUET_SAVED = "Banquet saved";
export const CHANGE_PROPOSED = "Order edit request submitted";

/** An item sold by the table or the guest, tied to the event at which it is served. Amounts in dollars. */
export type EventOrder = {
  id: string;
  _id: string;
  eventId: string;
  order: { id: string; orderNumber: string; vendorName: string };
  orderItemId: string;
  title: string;
  priceMetric: string;
  seatsPerUnit: number;
  minimumUnits: number;
  guaranteeDate: string | null;
  /** The units in the order. */
  units: number;
  unitPrice: number;
  total: number;
  /** The cost of one more, with the extras that come with it. */
  oneMore: number;
  /** The units needed by the answers, at least the minimum. */
  projectedUnits: number;
  projectedTotal: number;
  /**
   * `level`: the order fits. `drifted`: an edit can be proposed. `proposed`: one is waiting for the vendor. `stands`:
   * the guarantee date has passed, or the order can't be changed any more.
   */
  state: "level" | "drifted" | "proposed" | "stands";
  /** For the whole order, with discounts and rounding; null while it is level. */
  difference: { delta: number; before: number; after: number; refund: number } | null;
};

/** An event with its counts and the items tied to it. */
export type BanquetEvent = {
  id: string;
  name: string;
  date: string | null;
  invited: number;
  attending: number;
  declined: number;
  waiting: number;
  /** The last day on which guests may answer; null when they always may. */
  repliesBy: string | null;
  orders: EventOrder[];
};

/** An item of the couple's orders that can be tied. */
export type BanquetCandidate = {
  orderItemId: string;
  title: string;
  vendorName: string;
  orderNumber: string;
  units: number;
  priceMetric: string;
  seatsPerUnit: number;
  /** The smallest number that the vendor sells. */
  minimumUnits: number;
};

export type Banquet = { events: BanquetEvent[]; candidates: BanquetCandidate[] };

/** The caterer's sheet of an event. */
export type CatererSheet = {
  event: { id: string; name: string; date: string | null; startsAt: string | null; venueName: string };
  couple: string;
  attending: number;
  children: number;
  waiting: number;
  meals: { meal: string; count: number }[];
  dietary: { need: DietaryNeed; count: number }[];
  /** Everyone with a dietary need, an allergy or a chosen meal. */
  guests: {
    name: string;
    household: string;
    meal: string;
    dietary: DietaryNeed[];
    allergies: string;
    isChild: boolean;
  }[];
};

/** Returns how many units serve that many guests. */
export function unitsFor(attending: number, seatsPerUnit: number, minimumUnits: number): number {
  return Math.max(Math.ceil(attending / seatsPerUnit), minimumUnits);
}

/** Returns what an order costs with that many units, in dollars. Never below the minimum. */
export function totalFor(
  {
    total,
    units: ordered,
    oneMore,
    minimumUnits,
  }: Pick<EventOrder, "total" | "units" | "oneMore" | "minimumUnits">,
  units: number,
): number {
  return total + (Math.max(units, minimumUnits) - ordered) * oneMore;
}

const SEATS = /\b(?:table|round)s?\b\D{0,8}(\d{1,3})?/i;
const BY_GUEST = /\b(guest|pax|person|head|seat|plate)s?\b/i;

/** Returns the seats of one unit for a price metric ("table of 10"), or null when it isn't a table or a guest. */
export function seatsOfMetric(priceMetric: string): number | null {
  const table = SEATS.exec(priceMetric);
  if (table) return Number(table[1] ?? 10) || 10;
  return BY_GUEST.test(priceMetric) ? 1 : null;
}

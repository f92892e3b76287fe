import type { OrderVersion, OrderVersionItem } from "@/contracts/sale/order/edit";
import type { PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import { addDays, type IsoDate } from "@/lib/dates";
import type { Cents } from "@/lib/money";
import { planMilestones } from "@/server/modules/sale/pricing/public";
import { changeMilestones, type StandingMilestone } from "./plan-milestones";
import { repriceItem } from "./reprice";

/** Days before the event when an increase is due if everything else is paid. */
const EXTRA_DUE_DAYS = 14;

export type WantedItem = {
  itemId: string | null;
  quantity: number;
  /** Null keeps the price. */
  unitCents: Cents | null;
  eventDate: string | null;
};

export type StandingOrder = {
  eventDate: string | null;
  items: readonly OrderVersionItem[];
  milestones: readonly StandingMilestone[];
  paymentPolicy: PaymentPolicy;
  /** The day in Singapore on which the order was placed. */
  placedOn: IsoDate;
};

export type PlannedEdit = {
  before: OrderVersion;
  after: OrderVersion;
  milestones: StandingMilestone[];
  deltaCents: Cents;
  refundCents: Cents;
};

/**
 * Plans the effect of an edit on an order, without changing anything. `added` are the priced items that it adds;
 * `wanted` are the existing ones to keep, all others are removed.
 */
export function planEdit(
  order: StandingOrder,
  wanted: readonly WantedItem[],
  added: readonly OrderVersionItem[],
  today: IsoDate,
): PlannedEdit {
  const kept = order.items.flatMap((item) => {
    const wish = wanted.find(({ itemId }) => itemId === item.itemId);
    if (!wish) return [];
    const priced = repriceItem(item, wish.quantity, wish.unitCents ?? item.unitCents);
    return [{ ...priced, eventDate: wish.eventDate }];
  });
  return planVersion(order, [...kept, ...added], today);
}

/** Returns an item with defaults for fields missing in edits stored before prices by day existed. */
export const boughtOf = ({ gstType = 0, priceList = null, ...item }: OrderVersionItem) => ({
  ...item,
  gstType,
  priceList,
});

/** Plans the same for items already agreed on, because milestones may have been paid since. */
export function planVersion(
  order: StandingOrder,
  items: readonly OrderVersionItem[],
  today: IsoDate,
): PlannedEdit {
  const eventDate = firstDate(items);
  const before = version(order.eventDate, order.items, order.milestones);
  const sums = addUp(items);
  const deltaCents = sums.totalCents - before.totalCents;
  const extraDue = eventDate === null ? null : later(addDays(eventDate, -EXTRA_DUE_DAYS), today);
  const change = changeMilestones(order.milestones, deltaCents, extraDue ?? today);
  const milestones =
    eventDate === order.eventDate ? change.milestones : redate(change.milestones, order, eventDate, today);
  return {
    before,
    after: version(eventDate, items, milestones),
    milestones,
    deltaCents,
    refundCents: change.refundCents,
  };
}

/** Moves due dates of unpaid milestones along with the day, by the policy at purchase, but never into the past. */
function redate(
  milestones: readonly StandingMilestone[],
  order: StandingOrder,
  eventDate: string | null,
  today: IsoDate,
): StandingMilestone[] {
  // Any total will do: only the dates are read.
  const dates = planMilestones(1_000_000, order.paymentPolicy, order.placedOn, eventDate);
  let previous: string | null = null;
  return milestones.map((milestone) => {
    if (milestone.paid) return milestone;
    const ruled = dates.find(({ label }) => label === milestone.label)?.dueDate ?? milestone.dueDate;
    const dueDate: string | null = ruled === null ? null : later(later(ruled, today), previous ?? today);
    previous = dueDate ?? previous;
    return { ...milestone, dueDate };
  });
}

function version(
  eventDate: string | null,
  items: readonly OrderVersionItem[],
  milestones: readonly StandingMilestone[],
): OrderVersion {
  return {
    eventDate,
    items: [...items],
    milestones: milestones
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ milestoneId, label, amountCents, dueDate, paid }) => ({
        milestoneId,
        label,
        amountCents,
        dueDate,
        paid,
      })),
    ...addUp(items),
  };
}

function addUp(items: readonly OrderVersionItem[]) {
  const sum = (
    part: "netCents" | "serviceChargeCents" | "gstCents" | "discountCents" | "totalCents",
  ): Cents => items.reduce((cents, item) => cents + item[part], 0);
  return {
    netCents: sum("netCents"),
    serviceChargeCents: sum("serviceChargeCents"),
    gstCents: sum("gstCents"),
    discountCents: sum("discountCents"),
    totalCents: sum("totalCents"),
  };
}

function firstDate(items: readonly OrderVersionItem[]): string | null {
  return items.flatMap(({ eventDate }) => eventDate ?? []).toSorted()[0] ?? null;
}

const later = (a: string, b: string) => (a > b ? a : b);

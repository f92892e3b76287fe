import { GUARANTEE_DAYS, seatsOfMetric } from "@/contracts/planning/event-order";
import { addDays, formatDate, type IsoDate, todayInSingapore } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { type Cents, toCents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { eventsOf, type WeddingAccess, type WeddingEvent } from "@/server/modules/planning/wedding/public";
import { previewEdit } from "@/server/modules/sale/edit/public";
import { editableItems, type EditableItem } from "./repo-editable";

/** The difference in guests, and the move to another day; null when the day stays the same. */
export type WhatIf = { guests: number; moved: { from: IsoDate; to: IsoDate } | null };

export type WhatIfOrder = { orderId: string; vendorName: string; categoryId: string };
export type WhatIfChanges = {
  changed: (WhatIfOrder & { cents: Cents })[];
  /** Orders that can't be changed, with the reason. */
  refused: (WhatIfOrder & { reason: string })[];
};

/**
 * Returns the difference in cost of each of the couple's orders, by the preview of its edit. Items sold by table or
 * guest follow the number of guests, down to their minimum, and items on the old day move to the new one. Changes
 * nothing.
 */
export async function whatIf(
  { weddingId, customerId }: Pick<WeddingAccess, "weddingId" | "customerId">,
  asked: WhatIf,
  now = new Date(),
): Promise<WhatIfChanges> {
  const db = await getDb();
  const today = todayInSingapore(now);
  const [rows, events] = await Promise.all([editableItems(db, customerId), eventsOf(weddingId)]);
  const orders = groupBy(rows, ({ orderId }) => orderId);
  const found: WhatIfChanges = { changed: [], refused: [] };
  for (const [orderId, items] of orders) {
    const [first] = items;
    if (!first) continue;
    const { vendorName, categoryId } = first;
    const which = { orderId, vendorName, categoryId };
    const overdue = (item: EditableItem) => {
      const due = guaranteeOf(item, events);
      return due !== null && today > due ? due : null;
    };
    const late = items.find((item) => unitsIf(item, asked.guests) !== item.quantity && overdue(item));
    if (late) {
      found.refused.push({ ...which, reason: `Numbers were due by ${formatDate(overdue(late) ?? today)}` });
    }
    const wanted = items.map((item) => ({
      itemId: item.itemId,
      productId: undefined,
      unitPrice: undefined,
      quantity: overdue(item) ? item.quantity : unitsIf(item, asked.guests),
      eventDate: asked.moved && item.eventDate === asked.moved.from ? asked.moved.to : item.eventDate,
    }));
    const isSame = wanted.every(
      ({ quantity, eventDate }, at) => quantity === items[at]?.quantity && eventDate === items[at]?.eventDate,
    );
    if (isSame) continue;
    try {
      const { delta } = await previewEdit({ customerId }, orderId, { items: wanted }, now);
      found.changed.push({ ...which, cents: toCents(delta) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      found.refused.push({ ...which, reason: error.message });
    }
  }
  return found;
}

/** Removes a table once all its seats are free, and adds one as soon as a guest has no seat. */
function unitsIf({ quantity, priceMetric, leastUnits, tie }: EditableItem, guests: number): number {
  const seats = tie?.seatsPerUnit ?? seatsOfMetric(priceMetric);
  if (seats === null || guests === 0) return quantity;
  // Rounds up in both directions.
  const least = Math.min(quantity, tie?.minimumUnits ?? leastUnits ?? 1);
  return Math.max(quantity + Math.ceil(guests / seats), least, 1);
}

/** The last day on which a tied item's number can change. */
function guaranteeOf({ tie }: EditableItem, events: readonly WeddingEvent[]): IsoDate | null {
  const date = events.find(({ id }) => id === tie?.eventId)?.date ?? null;
  return tie?.guaranteeDate ?? (date && addDays(date, -GUARANTEE_DAYS));
}

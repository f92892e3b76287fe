import type { OrderVersion } from "@/contracts/sale/order/edit";
import type { Transaction } from "@/server/db/client";
import { releaseSlots, reserveSlots } from "@/server/modules/sale/booking/public";
import { orderHooks } from "@/server/modules/sale/order/rules/hooks";
import { lockOtherOrderOfWedding, type OrderRow, updateOrder } from "@/server/modules/sale/order/repo/change";
import * as repo from "@/server/modules/sale/order/repo/revise";
import { takeTransition } from "./transition";

/** A change to an order that both sides agreed on. */
export type Revision = {
  version: OrderVersion;
  /** All milestones, including those reduced to nothing. */
  milestones: readonly {
    milestoneId: string | null;
    label: string;
    amountCents: number;
    voucherCents: number;
    dueDate: string | null;
    paid: boolean;
    /** Set when the revision leaves nothing of it to pay by card. */
    paidAt?: Date;
  }[];
  vendor: { vendorName: string; dailyCapacity: number };
};

/**
 * Changes a locked order: its items, dates, amounts and milestones. Closes charges that no longer match what is due.
 * Throws `conflict` when a new date has no free slot.
 */
export async function reviseOrder(
  tx: Transaction,
  order: OrderRow,
  { version, milestones, vendor }: Revision,
  now: Date,
): Promise<OrderRow> {
  const { items, eventDate } = version;
  await reviseItems(tx, order.id, items);
  const dates = [...new Set(items.flatMap((item) => item.eventDate ?? []))];
  await reserveSlots(
    tx,
    order.customerId,
    dates.map((date) => ({
      orderId: order.id,
      vendorId: order.vendorId,
      date,
      vendorName: vendor.vendorName,
      capacity: vendor.dailyCapacity,
    })),
  );
  await releaseSlots(tx, order.id, (date) => lockOtherOrderOfWedding(tx, order, date), dates);
  for (const { milestoneId, paid: _, ...values } of milestones) {
    if (milestoneId === null) await repo.appendMilestone(tx, order.id, values);
    else await repo.updateMilestone(tx, milestoneId, values);
  }
  const sums = {
    netCents: version.netCents,
    serviceChargeCents: version.serviceChargeCents,
    gstCents: version.gstCents,
    totalCents: version.totalCents,
    discountCents: version.discountCents,
    subsidyCents: subsidyOf(order, version.discountCents),
  };
  await updateOrder(tx, order.id, { ...sums, eventDate });
  await orderHooks().closeCharges(tx, order.id);
  return moveOn(tx, { ...order, ...sums, eventDate }, milestones, now);
}

async function reviseItems(tx: Transaction, orderId: string, items: OrderVersion["items"]): Promise<void> {
  await repo.deleteItemsExcept(
    tx,
    orderId,
    items.flatMap(({ itemId }) => itemId ?? []),
  );
  for (const { itemId, ...item } of items) {
    if (itemId !== null) await repo.updateItem(tx, orderId, itemId, item);
  }
  await repo.appendItems(
    tx,
    orderId,
    items.flatMap(({ itemId, ...item }) => (itemId === null ? [item] : [])),
  );
}

/** Sayang's part of a coupon shrinks with the coupon. */
function subsidyOf({ subsidyCents, discountCents }: OrderRow, left: number): number {
  return discountCents === 0 ? 0 : Math.round((subsidyCents * left) / discountCents);
}

/** Adjusts an accepted order to its milestones: all paid, or something left to pay. */
async function moveOn(
  tx: Transaction,
  order: OrderRow,
  milestones: Revision["milestones"],
  now: Date,
): Promise<OrderRow> {
  const isPaid = milestones.every(({ paid }) => paid);
  const step = { actor: "system", now } as const;
  if (order.state === "all_paid" && !isPaid) return takeTransition(tx, order, "reopen", step);
  if (order.state === "in_progress" && isPaid) return takeTransition(tx, order, "settle", step);
  return order;
}

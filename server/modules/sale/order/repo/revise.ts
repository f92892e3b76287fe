import { and, eq, max, notInArray } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { milestone, orderItem } from "@/server/db/schema/sale/order";

type ItemValues = Omit<typeof orderItem.$inferInsert, "id" | "orderId" | "position">;

/** Updates an item that stays. */
export async function updateItem(
  tx: Transaction,
  orderId: string,
  itemId: string,
  values: Partial<ItemValues>,
): Promise<void> {
  await tx
    .update(orderItem)
    .set(values)
    .where(and(eq(orderItem.id, itemId), eq(orderItem.orderId, orderId)));
}

export async function deleteItemsExcept(tx: Transaction, orderId: string, kept: string[]): Promise<void> {
  await tx.delete(orderItem).where(and(eq(orderItem.orderId, orderId), notInArray(orderItem.id, kept)));
}

/** Inserts items after the existing ones. */
export async function appendItems(tx: Transaction, orderId: string, items: ItemValues[]): Promise<void> {
  if (items.length === 0) return;
  const [last] = await tx
    .select({ position: max(orderItem.position) })
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId));
  const from = (last?.position ?? -1) + 1;
  await tx.insert(orderItem).values(items.map((item, at) => ({ ...item, orderId, position: from + at })));
}

export type MilestoneValues = {
  label: string;
  amountCents: number;
  voucherCents: number;
  dueDate: string | null;
  paidAt?: Date;
};

export async function updateMilestone(
  tx: Transaction,
  milestoneId: string,
  values: MilestoneValues,
): Promise<void> {
  await tx.update(milestone).set(values).where(eq(milestone.id, milestoneId));
}

export async function appendMilestone(
  tx: Transaction,
  orderId: string,
  values: MilestoneValues,
): Promise<void> {
  const [last] = await tx
    .select({ position: max(milestone.position) })
    .from(milestone)
    .where(eq(milestone.orderId, orderId));
  await tx.insert(milestone).values({ ...values, orderId, position: (last?.position ?? -1) + 1 });
}

import type { Transaction } from "@/server/db/client";
import { weddingOfCustomer } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo-booked";

type Booked = { id: string; customerId: string };

/** Ticks the open tasks in the categories that the order books. */
export async function orderBooked(tx: Transaction, { id, customerId }: Booked, now: Date): Promise<void> {
  const weddingId = await weddingOfCustomer(tx, customerId);
  if (weddingId) await repo.tickBooked(tx, { weddingId, customerId, orderId: id }, now);
}

/** Reopens the tasks that the order had ticked, unless another order books the same category. */
export async function orderCancelled(tx: Transaction, { id, customerId }: Booked, now: Date): Promise<void> {
  const weddingId = await weddingOfCustomer(tx, customerId);
  if (!weddingId) return;
  const taskIds = await repo.untickBooked(tx, weddingId, id);
  await repo.tickBooked(tx, { weddingId, customerId, taskIds }, now);
}

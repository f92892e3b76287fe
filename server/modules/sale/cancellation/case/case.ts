import type { CancellationParty } from "@/contracts/sale/order/cancellation";
import { todayInSingapore } from "@/lib/dates";
import type { Cents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import type { Db, Transaction } from "@/server/db/client";
import {
  findOrderOf,
  isHiddenFromVendor,
  lockOrder,
  lockOrders,
  type OrderRow,
} from "@/server/modules/sale/order/public";
import type { CancellationCase } from "@/server/modules/sale/pricing/public";
import * as repo from "./repo";

/** A party to the order, by its account. */
export type Party = { role: "customer"; customerId: string } | { role: "vendor"; vendorId: string };

/** A locked order with its latest cancellation request, also locked. */
export type Case = { order: OrderRow; row: repo.CancellationRow };

const noSuchOrder = () => new AppError("not_found", "This order does not exist");
export const noSuchCancellation = () => new AppError("not_found", "Nobody has asked to cancel this order");

const ownerOf = (party: Party) =>
  party.role === "customer" ? { customerId: party.customerId } : { vendorId: party.vendorId };

/** Locks the order for one of its parties. Throws `not_found` when it is not theirs. */
export async function lockOrderOf(tx: Transaction, orderId: string, party: Party): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId, ownerOf(party));
  if (!order || (party.role === "vendor" && isHiddenFromVendor(order))) throw noSuchOrder();
  return order;
}

export async function isPartyOf(db: Db, orderId: string, party: Party): Promise<boolean> {
  return (await findOrderOf(db, orderId, ownerOf(party))) !== null;
}

/** Returns the order for one of its parties. Throws `not_found`. */
export async function findOrderFor(db: Db, orderId: string, party: Party): Promise<OrderRow> {
  const order = await findOrderOf(db, orderId, ownerOf(party));
  if (!order) throw noSuchOrder();
  return order;
}

/** Locks the order and its latest request, for one of its parties. Throws `not_found`. */
export async function lockCase(tx: Transaction, orderId: string, party: Party): Promise<Case> {
  const order = await lockOrderOf(tx, orderId, party);
  const row = await repo.lockLatest(tx, orderId);
  if (!row) throw noSuchCancellation();
  return { order, row };
}

/** The same for jobs and operators. */
export async function lockAnyCase(tx: Transaction, orderId: string): Promise<Case> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw noSuchOrder();
  const row = await repo.lockLatest(tx, orderId);
  if (!row) throw noSuchCancellation();
  return { order, row };
}

/** Returns the cancellation with this id, locked; null unless it is its order's latest. */
export async function lockCancellation(tx: Transaction, cancellationId: string): Promise<Case | null> {
  const orderId = await repo.orderIdOf(tx, cancellationId);
  if (!orderId) throw new Error(`cancellation ${cancellationId} is gone`);
  const found = await lockAnyCase(tx, orderId);
  return found.row.id === cancellationId ? found : null;
}

/** Returns the facts that the policy depends on. */
export function policyCase(
  order: OrderRow,
  requestedBy: CancellationParty,
  paidCents: Cents,
  now: Date,
): CancellationCase {
  const state = order.state === "under_cancellation" ? order.stateBefore : order.state;
  return {
    policy: order.paymentPolicy,
    requestedBy,
    isAccepted: state !== "awaiting_approval",
    paidCents,
    today: todayInSingapore(now),
    eventDate: order.eventDate,
  };
}

/** Returns the reason why a party can't request cancellation now, or null. */
export function refusalOf({ state }: OrderRow, party: CancellationParty): string | null {
  if (state === "awaiting_payment") {
    return "This order isn't paid yet. You can cancel it without a request.";
  }
  if (state === "under_cancellation") return "A cancellation of this order is already under way.";
  if (state === "cancelled") return "This order is already cancelled.";
  if (state === "completed") return "This order is completed and can no longer be cancelled.";
  if (state === "awaiting_approval" && party === "vendor") {
    return "You haven't accepted this order yet. Decline it instead: the couple is refunded in full.";
  }
  return null;
}

import type { OrderSummary } from "@/contracts/sale/order/order";
import { type Cents, toCents } from "@/lib/money";

export type BookedCategory = { name: string; orders: OrderSummary[] };
export type Booked = { categories: BookedCategory[]; value: Cents };

/**
 * Returns the orders by category, with their totals. Cancelled orders are omitted; a requested cancellation may still
 * be withdrawn, so its order counts until it is settled.
 */
export function bookedSoFar(orders: readonly OrderSummary[]): Booked {
  const standing = orders.filter(({ state }) => state !== "cancelled");
  const categories = new Map<string, OrderSummary[]>();
  for (const order of standing) {
    const name = order.vendor.category ?? "Other";
    categories.set(name, [...(categories.get(name) ?? []), order]);
  }
  return {
    value: standing.reduce((sum, { orderValue }) => sum + toCents(orderValue), 0),
    categories: [...categories]
      .map(([name, list]) => ({ name, orders: list }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

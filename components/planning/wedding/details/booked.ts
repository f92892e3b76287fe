import type { OrderSummary } from "@/contracts/sale/order/order";
import { type Cents, toCents } from "@/lib/money";

export type BookedCategory = { name: string; orders: OrderSummary[] };
export type Booked = { categories: BookedCategory[]; value: Cents; paid: Cents; owed: Cents };

/** Returns the bookings by category, with the amounts paid and owed. Cancelled orders are left out. */
export function bookedSoFar(orders: readonly OrderSummary[]): Booked {
  const categories = new Map<string, OrderSummary[]>();
  const booked: Booked = { categories: [], value: 0, paid: 0, owed: 0 };
  for (const order of orders) {
    if (order.state === "cancelled") continue;
    const name = order.vendor.category ?? "Other";
    categories.set(name, [...(categories.get(name) ?? []), order]);
    const [value, paid] = [toCents(order.orderValue), toCents(order.paid)];
    booked.value += value;
    booked.paid += paid - toCents(order.refunded);
    // A requested cancellation may still be withdrawn: until it is settled, the order counts in every sum.
    booked.owed += Math.max(0, value - paid);
  }
  booked.categories = [...categories]
    .map(([name, list]) => ({ name, orders: list }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return booked;
}

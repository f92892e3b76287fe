import type { OrderSummary } from "@/contracts/sale/order/order";
import { orderSummary } from "@/tests/setup/samples";
import { bookedSoFar } from "./booked";

const VENDOR = orderSummary().vendor;

const order = (id: string, category: string | null, changes: Partial<OrderSummary> = {}) =>
  orderSummary({ id, vendor: { ...VENDOR, category }, orderValue: 100.1, paid: 30.03, ...changes });

test("orders are grouped by category; a cancelled one is omitted, one under cancellation counts", () => {
  const booked = bookedSoFar([
    order("1", "Venues"),
    order("2", "Bridal"),
    order("3", "Venues", { orderValue: 50, paid: 50 }),
    order("4", "Venues", { state: "cancelled", refunded: 30.03 }),
    order("5", null, { state: "under_cancellation", refunded: 10.03 }),
  ]);
  expect(booked.categories.map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([
    ["Bridal", ["2"]],
    ["Other", ["5"]],
    ["Venues", ["1", "3"]],
  ]);
  expect(booked.value).toBe(35_030);
});

test("nothing booked", () => {
  expect(bookedSoFar([])).toEqual({ categories: [], value: 0 });
});

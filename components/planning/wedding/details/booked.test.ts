import type { OrderSummary } from "@/contracts/sale/order/order";
import { bookedSoFar } from "./booked";

function order(id: string, category: string | null, changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id,
    _id: id,
    orderNumber: `SY-26-00000${id}`,
    orderStatus: 2,
    state: "in_progress",
    vendor: { id: "v1", _id: "v1", vendorName: "Hotel Seri Melur", profileImage: null, category },
    customer: { id: "u1", name: "Mei Tan" },
    eventDate: null,
    itemCount: 1,
    firstItemTitle: "Banquet",
    firstItemQuantity: 1,
    firstItemPriceMetric: "table of 10",
    extraCount: 0,
    firstItemImage: null,
    orderValue: 100.1,
    paid: 30.03,
    refunded: 0,
    refundDue: 0,
    nextMilestone: null,
    placedAt: "2026-11-20T04:00:00Z",
    answerBy: null,
    hasIssue: false,
    comment: "",
    ...changes,
  };
}

test("orders stand under their category; a cancelled one is gone, one under cancellation counts", () => {
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

/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { OrderCard } from "./order-card";

afterEach(cleanup);

const cancelled: OrderSummary = {
  id: "1",
  _id: "1",
  orderNumber: "SY-26-000001",
  orderStatus: 0,
  state: "cancelled",
  vendor: { id: "v1", _id: "v1", vendorName: "Hotel Seri Melur", profileImage: null, category: null },
  customer: { id: "u1", name: "Mei Tan" },
  eventDate: null,
  itemCount: 1,
  firstItemTitle: "Banquet",
  firstItemQuantity: 1,
  firstItemPriceMetric: "table of 10",
  extraCount: 0,
  firstItemImage: null,
  orderValue: 1000,
  paid: 0,
  refunded: 0,
  refundDue: 0,
  nextMilestone: null,
  placedAt: "2026-11-20T04:00:00Z",
  answerBy: null,
  hasIssue: false,
  comment: "",
};

test.each([
  [0, 0, 0, "Nothing was charged"],
  [300, 0, 300, "$300.00 refund on its way"],
  [300, 100, 200, "$100.00 refunded, $200.00 on its way"],
  [300, 300, 0, "$300.00 refunded"],
  [300, 240, 0, "$240.00 refunded, $60.00 kept by the vendor"],
  [300, 0, 240, "$240.00 refund on its way, $60.00 kept by the vendor"],
  [300, 0, 0, "$300.00 kept by the vendor"],
])("cancelled with %d paid, %d refunded and %d due: %s", (paid, refunded, refundDue, note) => {
  render(
    <ul>
      <OrderCard order={{ ...cancelled, paid, refunded, refundDue }} first={false} />
    </ul>,
  );
  expect(screen.getByText(note)).toBeTruthy();
});

test("payments are on hold while a cancellation is settled", () => {
  const next = {
    label: "Half-way payment",
    amount: 512,
    due: 512,
    voucher: 0,
    dueDate: "2027-05-16",
    paidAt: null,
  };
  const order: OrderSummary = {
    ...cancelled,
    state: "under_cancellation",
    paid: 384,
    nextMilestone: { id: "m", _id: "m", ...next },
  };
  render(
    <ul>
      <OrderCard order={order} first={false} />
    </ul>,
  );
  expect(screen.getByText("Payments are on hold")).toBeTruthy();
  expect(screen.queryByText(/Next/)).toBeNull();
});

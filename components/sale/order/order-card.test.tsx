/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { orderSummary } from "@/tests/setup/samples";
import { OrderCard } from "./order-card";

afterEach(cleanup);

const cancelled = orderSummary({ orderStatus: 0, state: "cancelled", paid: 0 });

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

/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { openBrowserStore } from "@/store/browser-store";
import { ApprovalCard } from "./approval-card";
import { VendorOrderRows } from "./vendor-order-rows";

afterEach(cleanup);

const order = (number: number): OrderSummary => ({
  id: `o${number}`,
  _id: `o${number}`,
  orderNumber: `SY-26-00000${number}`,
  orderStatus: 2,
  state: "awaiting_approval",
  vendor: { id: "v1", _id: "v1", vendorName: "Rasa", profileImage: null, category: null },
  customer: { id: "u1", name: "Mei Tan" },
  eventDate: null,
  itemCount: 1,
  firstItemTitle: "Garden bouquet",
  firstItemQuantity: 2,
  firstItemPriceMetric: "bouquet",
  extraCount: 3,
  firstItemImage: null,
  orderValue: 1000,
  paid: 300,
  refunded: 0,
  refundDue: 0,
  nextMilestone: null,
  placedAt: "2026-11-20T04:00:00Z",
  answerBy: null,
  hasIssue: false,
  comment: "White ribbons, please",
});

test("the orders of one couple differ by number on the cards of a phone, and tell the quantity", () => {
  render(<VendorOrderRows orders={[order(1), order(2)]} />);
  const cards = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(cards).toEqual([expect.stringContaining("SY-26-000001"), expect.stringContaining("SY-26-000002")]);
  for (const card of cards) expect(card).toContain("Garden bouquet (2 bouquets), with 3 extras");
  const table = within(screen.getByRole("table"));
  expect(table.getAllByText("Garden bouquet (2 bouquets), with 3 extras")).toHaveLength(2);
});

test("an order to approve shows what the couple wrote", async () => {
  const store = await openBrowserStore();
  render(
    <Provider store={store}>
      <ApprovalCard order={order(1)} onAsk={jest.fn()} />
    </Provider>,
  );
  expect(screen.getByText("“White ribbons, please”")).toBeTruthy();
  expect(screen.getByText("Garden bouquet (2 bouquets), with 3 extras")).toBeTruthy();
});

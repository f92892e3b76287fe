/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { openBrowserStore } from "@/store/browser-store";
import { orderSummary } from "@/tests/setup/samples";
import { ApprovalCard } from "./approval-card";
import { VendorOrderRows } from "./vendor-order-rows";

afterEach(cleanup);

const order = (number: number) =>
  orderSummary({
    id: `o${number}`,
    orderNumber: `SY-26-00000${number}`,
    state: "awaiting_approval",
    firstItemTitle: "Garden bouquet",
    firstItemQuantity: 2,
    firstItemPriceMetric: "bouquet",
    extraCount: 3,
    comment: "White ribbons, please",
  });

test("on a phone, cards of one couple's orders differ by number and show the quantity", () => {
  render(<VendorOrderRows orders={[order(1), order(2)].map((each) => ({ ...each, handler: null }))} />);
  const cards = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(cards).toEqual([expect.stringContaining("SY-26-000001"), expect.stringContaining("SY-26-000002")]);
  for (const card of cards) expect(card).toContain("Garden bouquet (2 bouquets), with 3 extras");
  const table = within(screen.getByRole("table"));
  expect(table.getAllByText("Garden bouquet (2 bouquets), with 3 extras")).toHaveLength(2);
});

test("an order to approve shows the couple's notes", async () => {
  const store = await openBrowserStore();
  render(
    <Provider store={store}>
      <ApprovalCard order={{ ...order(1), day: null }} chosen={false} onAnswer={jest.fn()} />
    </Provider>,
  );
  expect(screen.getByText("“White ribbons, please”")).toBeTruthy();
  expect(screen.getByText("Garden bouquet (2 bouquets), with 3 extras")).toBeTruthy();
});

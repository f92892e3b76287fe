/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import type { BanquetEvent, EventOrder } from "@/contracts/planning/event-order";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { openBrowserStore } from "@/store/browser-store";
import { TiedOrder } from "./tied-order";

afterEach(cleanup);

const ORDER: EventOrder = {
  id: "t1",
  _id: "t1",
  eventId: "e1",
  orderItemId: "i1",
  title: "Jasmine Menu",
  order: { id: "o1", orderNumber: "SY-26-001021", vendorName: "Hotel Seri Melur" },
  priceMetric: "table of 10",
  seatsPerUnit: 10,
  minimumUnits: 20,
  guaranteeDate: null,
  units: 28,
  unitPrice: 2_000,
  oneMore: 2_000,
  total: 56_000,
  projectedUnits: 20,
  projectedTotal: 40_000,
  state: "drifted",
  difference: { delta: -16_000, before: 56_000, after: 40_000, refund: 0 },
};
const EVENT: BanquetEvent = {
  id: "e1",
  name: "Banquet",
  date: null,
  invited: 236,
  attending: 148,
  declined: 22,
  waiting: 0,
  repliesBy: null,
  orders: [],
};

async function show(order: Partial<EventOrder>, event: Partial<BanquetEvent> = {}) {
  render(
    <Provider store={await openBrowserStore()}>
      <TiedOrder order={{ ...ORDER, ...order }} event={{ ...EVENT, ...event }} />
    </Provider>,
  );
  return screen.getByText("Replies so far").parentElement?.textContent;
}

test("replies below the minimum are distinguished from what is charged", async () => {
  expect(await show({})).toBe("Replies so far15 tablesYou’re charged for at least 20: $40,000.00");
  expect(
    screen.getByText("At your minimum of 20 tables, your order would cost $40,000.00, $16,000.00 less."),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ask for 20 tables" })).toBeTruthy();
});

test("an order at the minimum does not claim to fit fewer replies", async () => {
  await show({ state: "level", units: 20, difference: null });
  expect(screen.getByText("Your order is at your minimum of 20 tables.")).toBeTruthy();
});

test("replies above the minimum are what is charged", async () => {
  const replies = await show({ projectedUnits: 22, projectedTotal: 44_000 }, { attending: 212 });
  expect(replies).toBe("Replies so far22 tables$44,000.00");
});

test("while replies are outstanding, the banquet gives the range and when to ask, and asking isn't the primary button", async () => {
  const repliesBy = addDays(todayInSingapore(), 10);
  const replies = await show({ minimumUnits: 10, projectedUnits: 15 }, { waiting: 60, repliesBy });
  expect(replies).toBe("Replies so far15 to 21 tables$30,000.00 to $42,000.00");
  expect(
    screen.getByText(`60 guests haven’t replied. Ask after ${formatDate(repliesBy)}, when replies close.`),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "See who hasn’t replied" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ask for 15 tables now" })).toBeTruthy();
  cleanup();

  // Replies have closed: now is the time.
  const closed = { waiting: 60, repliesBy: addDays(todayInSingapore(), -1) };
  expect(await show({ minimumUnits: 10, projectedUnits: 15 }, closed)).toContain("15 tables");
  expect(screen.getByRole("button", { name: "Ask for 15 tables" })).toBeTruthy();
});

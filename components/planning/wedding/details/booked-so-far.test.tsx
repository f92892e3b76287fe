/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { orderSummary } from "@/tests/setup/samples";
import { BookedSoFar } from "./booked-so-far";

const server = useEnvelopeServer();
afterEach(cleanup);

const ORDER = orderSummary({ orderStatus: 3, state: "under_cancellation" });

test("the sums match the budget's: they include an order under cancellation and bookings elsewhere", async () => {
  server.reply = ({ url }) => ({
    data: url.includes("/actual_budget")
      ? { budget: 2000, committed: 1500, paid: 450, owed: 1050, remaining: 500, categories: [] }
      : { docs: [ORDER], totalDocs: 1, limit: 100, page: 1, totalPages: 1 },
  });
  render(
    <Provider store={await openBrowserStore()}>
      <BookedSoFar />
    </Provider>,
  );
  const left = await screen.findByText("Left of your budget");
  const sums = [...(left.closest("dl")?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent);
  expect(sums).toEqual(["$1,500.00", "$450.00", "$1,050.00", "$500.00"]);
  expect(screen.getByRole("link", { name: "elsewhere" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Hotel Seri Melur/ })).toBeTruthy();
});

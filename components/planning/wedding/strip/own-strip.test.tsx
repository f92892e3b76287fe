/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { addDays, todayInSingapore } from "@/lib/dates";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { orderSummary } from "@/tests/setup/samples";
import { OwnStrip } from "./own-strip";

const server = useEnvelopeServer();
afterEach(cleanup);

const today = todayInSingapore();
const milestone = {
  id: "m1",
  label: "Half-way payment",
  due: 919.2,
  dueDate: today,
  paidAt: null,
  canPay: true,
  order: { ...orderSummary({ state: "in_progress" }), id: "o1" },
};
const overview = {
  day: addDays(today, 196),
  plans: { tasks: [{ title: "Book your videographer", dueOn: addDays(today, 2) }], awaited: [] },
};

test("shows a couple's own wedding: days to go, what is due and the next step", async () => {
  server.reply = ({ url }) => ({
    data: url.includes("/planning/overview") ? overview : { docs: [milestone], totalDocs: 1 },
  });
  render(<OwnStrip />);
  const strip = await screen.findByRole("region", { name: "Your wedding" });
  expect(strip.textContent).toContain("196 days to go");
  await screen.findByText(/\$919\.20 to Hotel Seri Melur/);
  expect(strip.textContent).toContain("Due today:");
  expect(screen.getByRole("link", { name: "Pay $919.20" }).getAttribute("href")).toBe("/user/pay/o1");
  expect(screen.getByRole("link", { name: "Go to My Wedding" })).toBeTruthy();
});

/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { RefundPolicy } from "./refund-policy";

afterEach(cleanup);

const TIERS = [
  { daysBefore: 30, percent: 20 },
  { daysBefore: 180, percent: 80 },
  { daysBefore: 90, percent: 50 },
];

function lines(given: {
  today: string;
  state?: OrderDetail["state"];
  eventDate?: string | null;
  refundTiers?: typeof TIERS;
  reader?: "customer" | "vendor";
}): string[] {
  const { today, state = "in_progress", eventDate = "2027-04-24", refundTiers = TIERS } = given;
  const vendor = { id: "v1", _id: "v1", vendorName: "Kopi & Light", profileImage: null, category: null };
  render(
    <RefundPolicy
      order={{ state, eventDate, vendor, paymentPolicy: { milestones: [], refundTiers, note: "" } }}
      reader={given.reader ?? "customer"}
      today={today}
    />,
  );
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent ?? "");
}

test("tiers whose date has passed are omitted, and the current one is marked", () => {
  expect(lines({ today: "2026-11-25" })).toEqual([
    "50% of what you’ve paid, until 24 Jan 2027 Applies now",
    "20% of what you’ve paid, until 25 Mar 2027",
    "Nothing after that",
  ]);
});

test("a tier applies until the end of its last day, and the next one from the day after", () => {
  expect(lines({ today: "2026-10-26" })[0]).toBe("80% of what you’ve paid, until 26 Oct 2026 Applies now");
  cleanup();
  expect(lines({ today: "2026-10-27" })[0]).toBe("50% of what you’ve paid, until 24 Jan 2027 Applies now");
});

test("no tier applies while the vendor hasn't accepted", () => {
  expect(lines({ today: "2026-11-25", state: "awaiting_approval", reader: "vendor" })).toEqual([
    "50% of what they’ve paid, until 24 Jan 2027",
    "20% of what they’ve paid, until 25 Mar 2027",
    "Nothing after that",
  ]);
  expect(screen.getByText("Until you accept, they get everything back. After that:")).toBeTruthy();
});

test("once all dates have passed, it says which was the last", () => {
  expect(lines({ today: "2027-03-26" })).toEqual([]);
  expect(
    screen.getByText(
      "No refund under the vendor’s policy: the last date for one was 25 Mar 2027. Kopi & Light can still offer one.",
    ),
  ).toBeTruthy();
});

test("without a date every tier is listed; without tiers nothing is refunded", () => {
  expect(lines({ today: "2026-11-25", eventDate: null })[0]).toBe(
    "80% of what you’ve paid, 180 days or more before",
  );
  cleanup();
  expect(lines({ today: "2026-11-25", refundTiers: [] })).toEqual([]);
  expect(screen.getByText("Payments aren’t refunded when you cancel.")).toBeTruthy();
});

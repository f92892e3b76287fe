import type { OrderDetail } from "@/contracts/sale/order/order";
import { nextStep } from "./next-step";

const NOW = new Date("2026-11-24T04:00:00Z");
const delivery = {
  vendorDeliveredAt: null,
  deliveredAt: null,
  issueRaisedAt: null,
  completedAt: null,
  deliversAt: null,
  completesAt: null,
  emailAgainAt: null,
};
const base = {
  vendor: { vendorName: "Kopi & Light Studio" },
  paid: 384,
  refunded: 0,
  refundDue: 0,
  eventDate: "2027-07-03",
  nextMilestone: null,
  answerBy: null,
  placedAt: "2026-11-24T01:00:00Z",
  delivery,
} as unknown as OrderDetail;
const milestone = (dueDate: string) => ({ due: 512, dueDate }) as OrderDetail["nextMilestone"];

const told = (reader: "customer" | "vendor", order: Partial<OrderDetail>) =>
  nextStep({ ...base, ...order }, reader, NOW);

test("the couple is told what comes next, and by when", () => {
  expect(told("customer", { state: "awaiting_payment" })).toMatch(
    /^Pay by Tue, 24 Nov 2026 at 3:00.pm to send/,
  );
  expect(told("customer", { state: "awaiting_approval", answerBy: "2026-11-27T01:00:00Z" })).toMatch(
    /^Kopi & Light Studio has until Fri, 27 Nov 2026 at 9:00.am to accept/,
  );
  expect(told("customer", { state: "in_progress", nextMilestone: milestone("2027-03-01") })).toContain(
    "Next is your payment of $512.00, due 1 Mar 2027.",
  );
  expect(told("customer", { state: "in_progress", nextMilestone: milestone("2026-11-23") })).toContain(
    "Your payment of $512.00 was due on 23 Nov 2026.",
  );
  expect(told("customer", { state: "all_paid" })).toContain("after 3 Jul 2027");
  expect(
    told("customer", {
      state: "all_paid",
      delivery: { ...delivery, deliversAt: "2026-12-08T01:00:00Z" },
    }),
  ).toMatch(/^The vendor says it’s delivered. Please confirm by Tue, 8 Dec 2026/);
  expect(
    told("customer", { state: "delivered", delivery: { ...delivery, completesAt: "2026-12-01T20:00:00Z" } }),
  ).toContain("closes on 2 Dec 2026");
});

test.each([
  [{ paid: 0 }, "Nothing was charged."],
  [{ refundDue: 307.2 }, "$307.20 is on its way back to you."],
  [{ refunded: 307.2 }, "$307.20 was refunded to you."],
  [{}, "Nothing is refunded."],
])("a cancelled order with %j promises no more than is refunded", (money, words) => {
  expect(told("customer", { state: "cancelled", ...money })).toBe(`This order is closed. ${words}`);
});

test("an issue is named to both sides", () => {
  const issue = { ...delivery, issueRaisedAt: "2026-11-24T01:00:00Z" };
  for (const state of ["all_paid", "delivered"] as const) {
    expect(told("customer", { state, delivery: issue })).toContain("raised an issue");
    expect(told("vendor", { state, delivery: issue })).toContain("raised an issue");
  }
});

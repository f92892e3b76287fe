import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import { dueMilestones, dueOn, splitDue, totalOf } from "./due-milestones";
import { countdownTo } from "@/components/identity/profile/wedding-day";
import { coupleNames } from "@/lib/couple-name";

function milestone(id: string, dueDate: string | null, changes: Partial<PaymentMilestone> = {}) {
  const order: PaymentMilestone["order"] = {
    id: "o1",
    _id: "o1",
    orderNumber: "SY-26-000001",
    orderStatus: 2,
    state: "in_progress",
    checkoutId: "c1",
    eventDate: null,
    vendor: { id: "v1", _id: "v1", vendorName: "Hotel Seri Melur" },
    customer: { id: "u1", name: "Mei Tan" },
  };
  const base = { id, _id: id, label: "Balance", amount: 0.1, due: 0.1, dueDate, paidAt: null, order };
  return { ...base, isNext: true, isOverdue: false, canPay: true, nudgedAt: null, ...changes };
}

test("payments due are unpaid ones, soonest first, undated last, without orders under cancellation", () => {
  const cancelling = milestone("x", "2026-11-22");
  cancelling.order.state = "under_cancellation";
  const due = dueMilestones([
    milestone("open", null),
    milestone("late", "2027-02-03"),
    milestone("paid", "2026-10-01", { paidAt: "2026-10-01T00:00:00Z" }),
    cancelling,
    milestone("soon", "2026-11-25", { due: 0.2 }),
  ]);
  expect(due.map(({ id }) => id)).toEqual(["soon", "late", "open"]);
  expect(totalOf(due)).toBe(0.4);
});

test("payments late or due today are separate, and none is in both lists", () => {
  const due = [
    milestone("late", "2026-11-20"),
    milestone("today", "2026-11-21"),
    milestone("soon", "2026-11-22"),
    milestone("open", null),
  ];
  const { now, later } = splitDue(due, "2026-11-21");
  expect([now, later].map((each) => each.map(({ id }) => id))).toEqual([
    ["late", "today"],
    ["soon", "open"],
  ]);
});

test.each([
  [null, "Due once the date is fixed", false],
  ["2026-11-20", "Was due 20 Nov 2026", true],
  ["2026-11-21", "Due today", true],
  ["2026-11-22", "Due tomorrow", true],
  ["2026-11-28", "Due in 7 days", true],
  ["2026-11-29", "Due 29 Nov 2026", false],
])("a payment of %s: %s", (dueDate, words, urgent) => {
  expect(dueOn(dueDate, "2026-11-21")).toEqual({ words, urgent });
});

test.each([
  ["2027-03-20", 119, "days to go"],
  ["2026-11-22", 1, "day to go"],
  ["2026-11-21", null, "Today is the day"],
  ["2026-11-20", 1, "day married"],
])("a wedding on %s", (weddingDate, days, words) => {
  expect(countdownTo(weddingDate, "2026-11-21")).toEqual({ days, words });
});

test("a couple is greeted by both names, or by the one that is known", () => {
  expect(coupleNames({ firstName: "Mei", brideFirstName: "Mei", groomFirstName: "Jun" })).toBe("Mei & Jun");
  expect(coupleNames({ firstName: "Mei", brideFirstName: "Mei", groomFirstName: "" })).toBe("Mei");
});

import { DEFAULT_PAYMENT_POLICY, type PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import { planMilestones } from "./plan-milestones";

const policy = (...percents: number[]): PaymentPolicy => ({
  ...DEFAULT_PAYMENT_POLICY,
  milestones: percents.map((percent, index) => ({
    label: `Part ${index + 1}`,
    percent,
    due: index === 0 ? { kind: "booking" } : { kind: "before", days: 14 },
  })),
});

test("dates: today, half-way, fourteen days before", () => {
  const plan = planMilestones(119_900, DEFAULT_PAYMENT_POLICY, "2026-01-01", "2026-12-01");
  expect(plan).toEqual([
    { label: "Booking deposit", amountCents: 35_970, dueDate: "2026-01-01" },
    { label: "Half-way payment", amountCents: 47_960, dueDate: "2026-06-17" },
    { label: "Balance", amountCents: 35_970, dueDate: "2026-11-17" },
  ]);
});

test("no milestone falls due before its predecessor", () => {
  const plan = planMilestones(10_000, DEFAULT_PAYMENT_POLICY, "2026-01-01", "2026-01-11");
  expect(plan.map((milestone) => milestone.dueDate)).toEqual(["2026-01-01", "2026-01-06", "2026-01-06"]);
});

test("without a date, only the first due date is known", () => {
  const plan = planMilestones(10_000, DEFAULT_PAYMENT_POLICY, "2026-01-01", null);
  expect(plan.map((milestone) => milestone.dueDate)).toEqual(["2026-01-01", null, null]);
});

test.each([[1], [2], [3], [7], [99], [100], [101], [33_333], [1_999_999_999]])(
  "%i cents add up, whatever the percentages, without an empty part",
  (total) => {
    for (const percents of [[30, 40, 30], [50, 50], [33, 33, 34], [10, 20, 30, 40], [100]]) {
      const amounts = planMilestones(total, policy(...percents), "2026-01-01", "2026-06-01").map(
        (milestone) => milestone.amountCents,
      );
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      expect(Math.min(...amounts)).toBeGreaterThan(0);
    }
  },
);

test("the first one left is due today", () => {
  const [first] = planMilestones(1, DEFAULT_PAYMENT_POLICY, "2026-01-01", "2026-12-01");
  expect(first).toEqual({ label: "Balance", amountCents: 1, dueDate: "2026-01-01" });
});

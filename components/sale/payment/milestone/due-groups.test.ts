import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import { groupByMonth } from "./due-groups";

const milestone = (id: string, dueDate: string | null, due: number, isOverdue = false) =>
  ({ id, dueDate, due, isOverdue, order: { state: "in_progress" } }) as PaymentMilestone;

test("puts overdue first, then each month, undated last, each with its sum", () => {
  const groups = groupByMonth([
    milestone("late", "2026-09-30", 0.1, true),
    milestone("later", "2026-10-02", 0.2, true),
    milestone("now", "2026-11-22", 5),
    milestone("new-year", "2027-01-01", 7),
    milestone("open", null, 9),
    milestone("also-now", "2026-11-30", 5.5),
  ]);
  expect(groups.map(({ title, sum, milestones }) => [title, sum, milestones.map(({ id }) => id)])).toEqual([
    ["Overdue", 0.3, ["late", "later"]],
    ["November 2026", 10.5, ["now", "also-now"]],
    ["January 2027", 7, ["new-year"]],
    ["Date not fixed yet", 9, ["open"]],
  ]);
});

import type { MilestoneRule } from "@/contracts/catalogue/vendor/vendor";
import type { OfferBody } from "@/contracts/sale/offer.schema";

/** Converts an offer's payment steps to the milestones of a payment policy. */
export function stepsOf(steps: OfferBody["steps"]): MilestoneRule[] {
  return steps.map(({ label, percent, due }) => ({
    label,
    percent,
    due:
      due.kind === "before"
        ? { kind: "before", days: due.days ?? 1 }
        : { kind: due.kind === "halfway" ? "halfway" : "booking" },
  }));
}

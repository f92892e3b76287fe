import type { MilestoneRule } from "@/contracts/catalogue/vendor/vendor";
import type { OfferBody } from "@/contracts/sale/offer.schema";

/** Returns the payments as policies keep them. */
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

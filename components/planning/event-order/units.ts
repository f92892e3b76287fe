import type { EventOrder } from "@/contracts/planning/event-order";

/** `18 tables` or `176 guests`, in the unit of the price. */
export function unitsInWords(
  units: number,
  { seatsPerUnit, priceMetric }: Pick<EventOrder, "seatsPerUnit" | "priceMetric">,
): string {
  const word = /table|round/i.test(priceMetric) ? "table" : seatsPerUnit === 1 ? "guest" : priceMetric;
  const isPlain = word === "table" || word === "guest";
  if (!isPlain) return `${units} × ${word}`;
  return `${units.toLocaleString("en-SG")} ${word}${units === 1 ? "" : "s"}`;
}

import type { MilestoneDue } from "@/contracts/catalogue/vendor/vendor";
import type { OfferChange, OfferedItem } from "@/contracts/sale/offer";
import { formatDate } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import type { OfferRow } from "./repo";

export type Compared = Pick<
  OfferRow,
  "eventDate" | "totalCents" | "paymentPolicy" | "validUntil" | "terms" | "items"
>;

/** Returns the differences between two offers as text, the total first. */
export function differences(before: Compared, after: Compared): OfferChange[] {
  const steps = (offer: Compared) =>
    offer.paymentPolicy.milestones.map((step) => `${step.percent}% ${dueInWords(step.due)}`).join(", ");
  return [
    ...changed("Total", formatMoney(before.totalCents), formatMoney(after.totalCents)),
    ...changed("Date", formatDate(before.eventDate), formatDate(after.eventDate)),
    ...itemChanges(before.items, after.items),
    ...changed("Payments", steps(before), steps(after)),
    ...changed("Valid until", formatDate(before.validUntil), formatDate(after.validUntil)),
    ...(before.terms === after.terms ? [] : [{ label: "Terms", before: null, after: "Changed" }]),
  ];
}

function itemChanges(before: readonly OfferedItem[], after: readonly OfferedItem[]): OfferChange[] {
  const old = new Map(before.map((each) => [each.productId, each]));
  const kept = new Set(after.map(({ productId }) => productId));
  const gone = before.filter(({ productId }) => !kept.has(productId));
  return [
    ...after.flatMap((now) => {
      const was = old.get(now.productId);
      const label = now.title;
      if (!was) return [{ label, before: null, after: inWords(now) }];
      const included =
        was.includes === now.includes
          ? []
          : [{ label: `${label}, what’s included`, before: null, after: "Changed" }];
      return [...changed(label, inWords(was), inWords(now)), ...included];
    }),
    ...gone.map((was) => ({ label: was.title, before: inWords(was), after: null })),
  ];
}

function inWords(item: OfferedItem): string {
  const extras = item.extras.map(
    ({ name, quantity, unitCents, per }) =>
      `${quantity} × ${name} at ${formatMoney(unitCents)}${per === "unit" ? " each" : ""}`,
  );
  return [`${item.quantity} at ${formatMoney(item.unitCents)}`, ...extras].join("; with ");
}

function dueInWords(due: MilestoneDue): string {
  if (due.kind === "booking") return "on booking";
  return due.kind === "halfway" ? "half-way" : `${due.days} days before`;
}

function changed(label: string, before: string, after: string): OfferChange[] {
  return before === after ? [] : [{ label, before, after }];
}

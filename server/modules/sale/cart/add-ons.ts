import type { StoredAddOn } from "@/contracts/catalogue/product/product";
import type { ChosenAddOn } from "@/contracts/sale/cart";
import { AppError } from "@/server/core/errors";

export type FitAddOn = { offered: StoredAddOn; quantity: number };

/** Returns the chosen extras that the product offers in that quantity, and how many chosen ones it doesn't. */
export function fitAddOns(
  offered: readonly StoredAddOn[],
  chosen: readonly ChosenAddOn[],
): { fit: FitAddOn[]; gone: number } {
  const fit = offered.flatMap((each) => {
    const quantity = chosen.find(({ id }) => id === each.id)?.quantity ?? 0;
    return quantity > 0 && quantity <= each.max ? [{ offered: each, quantity }] : [];
  });
  return { fit, gone: chosen.length - fit.length };
}

/** Returns the extras that stay on a line. */
export function keptAddOns(offered: readonly StoredAddOn[], chosen: readonly ChosenAddOn[]): ChosenAddOn[] {
  return fitAddOns(offered, chosen).fit.map(({ offered: { id }, quantity }) => ({ id, quantity }));
}

/** Returns the union of both, each extra in the larger quantity. */
export function joinAddOns(there: readonly ChosenAddOn[], more: readonly ChosenAddOn[]): ChosenAddOn[] {
  const numbers = new Map<string, number>();
  for (const { id, quantity } of [...there, ...more]) {
    numbers.set(id, Math.max(numbers.get(id) ?? 0, quantity));
  }
  return [...numbers].map(([id, quantity]) => ({ id, quantity }));
}

/** Throws `bad_request` for an extra that is chosen twice, not offered, or not offered in that quantity. */
export function refuseAddOns(offered: readonly StoredAddOn[], chosen: readonly ChosenAddOn[]): void {
  const seen = new Set<string>();
  for (const { id, quantity } of chosen) {
    const known = offered.find((each) => each.id === id);
    if (!known) throw refusal("This extra is no longer offered");
    if (seen.has(id)) throw refusal(`${known.name} is chosen twice`);
    if (quantity > known.max) throw refusal(`You can choose at most ${known.max} of ${known.name}`);
    seen.add(id);
  }
}

function refusal(message: string): AppError {
  return new AppError("bad_request", message, [{ field: "addOns", message }]);
}

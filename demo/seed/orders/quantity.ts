import type { SeedProduct } from "../products/build-products";
import type { Random } from "@/demo/seed/base/random";

const MOST_PIECES = 400;

/** Returns the quantity that a wedding needs of a product, within its limits. */
export function quantityOf({ row, profile }: SeedProduct, random: Random): number {
  const least = row.minQty ?? 1;
  const wanted = within(least, row.maxQty ?? mostOf(profile.quantity, least), profile.quantity, random);
  if (row.minPricingCents === null) return wanted;
  return Math.max(wanted, Math.ceil(row.minPricingCents / row.allInCents));
}

function mostOf(quantity: SeedProduct["profile"]["quantity"], least: number): number {
  return quantity === "guests" ? least + 200 : 1;
}

function within(
  least: number,
  most: number,
  quantity: SeedProduct["profile"]["quantity"],
  random: Random,
): number {
  if (quantity === "one") return least;
  if (quantity === "pieces" && least === 1) return most > 1 && random.chance(0.25) ? 2 : 1;
  // Small weddings are more frequent than large ones.
  const span = Math.min(most, quantity === "pieces" ? Math.min(MOST_PIECES, least * 3) : most) - least;
  const drawn = least + Math.floor(span * random.next() ** 1.6);
  return quantity === "guests" ? Math.min(most, Math.ceil(drawn / 10) * 10) : drawn;
}

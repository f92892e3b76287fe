import type { AddOnPer, StoredAddOn } from "@/contracts/catalogue/product/product";
import { toCents } from "@/lib/money";
import { seedId } from "@/demo/seed/base/seed-id";

type AddOnSeed = { name: string; price: number; per: AddOnPer; max?: number };

/** Extras that vendors of a kind commonly offer with a product, by its unit of sale. */
const BY_UNIT: readonly [unit: RegExp, addOns: readonly AddOnSeed[]][] = [
  [
    /^table/,
    [
      { name: "Extra dish for every table", price: 68, per: "unit" },
      { name: "Free-flow beer for every table", price: 98, per: "unit" },
      { name: "Champagne tower", price: 280, per: "once" },
    ],
  ],
  [
    /^(gown|dress|suit|qipao)/,
    [
      { name: "Second fitting", price: 60, per: "once", max: 2 },
      { name: "Veil", price: 120, per: "once" },
    ],
  ],
  [
    /^(package|day)/,
    [
      { name: "Extra hour", price: 220, per: "once", max: 4 },
      { name: "Travel to Sentosa or Jurong", price: 40, per: "once" },
    ],
  ],
];

/** Room for this many extras of a product between its first id and the next product's. */
const PER_PRODUCT = 8;

export function addOnsOf(unit: string, productOrdinal: number): StoredAddOn[] {
  const offered = BY_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? [];
  return offered.map(({ name, price, per, max = 1 }, at) => ({
    id: seedId("add_on", productOrdinal * PER_PRODUCT + at),
    name,
    per,
    max,
    priceCents: toCents(price),
  }));
}

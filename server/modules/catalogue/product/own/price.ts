import { listedUnder, type PriceRule, type StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import type { ProductAddOn, ProductPrice, StoredAddOn } from "@/contracts/catalogue/product/product";
import { type Cents, type GstType, priceParts, toDollars } from "@/lib/money";

type Listed = { priceCents: Cents; gstType: GstType; plusPlus: boolean; priceMetric: string };

export function presentPrice({ priceCents, gstType, plusPlus, priceMetric }: Listed): ProductPrice {
  const parts = priceParts(priceCents, gstType, plusPlus);
  return {
    price: toDollars(priceCents),
    priceCurrency: "SGD",
    priceMetric,
    priceWithGST: toDollars(parts.total),
    gstType,
    gst: toDollars(parts.gst),
    serviceCharge: toDollars(parts.serviceCharge),
    plusPlus,
  };
}

type Taxed = Pick<Listed, "gstType" | "plusPlus">;

export function presentAddOns(addOns: readonly StoredAddOn[], { gstType, plusPlus }: Taxed): ProductAddOn[] {
  return addOns.map(({ id, name, priceCents, per, max }) => ({
    id,
    name,
    per,
    max,
    price: toDollars(priceCents),
    priceWithGST: toDollars(priceParts(priceCents, gstType, plusPlus).total),
  }));
}

export function presentPriceRules(
  rules: readonly StoredPriceRule[],
  { priceCents, gstType, plusPlus }: Taxed & Pick<Listed, "priceCents">,
): PriceRule[] {
  return rules.map(({ priceCents: own, percentBps, ...rule }) => ({
    ...rule,
    price: dollarsOrNull(own),
    percent: percentBps === null ? null : percentBps / 100,
    priceWithGST: toDollars(
      priceParts(listedUnder({ priceCents: own, percentBps }, priceCents), gstType, plusPlus).total,
    ),
  }));
}

export function dollarsOrNull(cents: Cents | null): number | null {
  return cents === null ? null : toDollars(cents);
}

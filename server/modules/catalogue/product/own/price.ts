import type { ProductPrice } from "@/contracts/catalogue/product";
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

export function dollarsOrNull(cents: Cents | null): number | null {
  return cents === null ? null : toDollars(cents);
}

import { type GstType, type PriceParts, priceParts } from "@/lib/money";

export type Priced = { priceCents: number; gstType: GstType; plusPlus: boolean };
export type LinePrice = { unit: PriceParts; total: PriceParts };

/** Returns the price of a line: the unit price that the couple sees times the quantity, to the cent. */
export function priceLine({ priceCents, gstType, plusPlus }: Priced, quantity: number): LinePrice {
  const unit = priceParts(priceCents, gstType, plusPlus);
  return { unit, total: times(unit, quantity) };
}

/** Returns the sum of the prices, part by part. */
export function addUp(parts: readonly PriceParts[]): PriceParts {
  return parts.reduce(
    (sum, part) => ({
      net: sum.net + part.net,
      serviceCharge: sum.serviceCharge + part.serviceCharge,
      gst: sum.gst + part.gst,
      total: sum.total + part.total,
    }),
    { net: 0, serviceCharge: 0, gst: 0, total: 0 },
  );
}

function times(unit: PriceParts, quantity: number): PriceParts {
  return {
    net: unit.net * quantity,
    serviceCharge: unit.serviceCharge * quantity,
    gst: unit.gst * quantity,
    total: unit.total * quantity,
  };
}

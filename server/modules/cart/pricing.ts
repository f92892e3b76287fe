import { type PriceParts, priceParts } from "@/lib/money";
import type { LineRow } from "./repo";

export type LinePrice = { unit: PriceParts; total: PriceParts };

/** The price of one is what the couple sees; a line is that many times it, to the cent. */
export function priceLine(row: LineRow): LinePrice {
  const { priceCents, gstType, plusPlus } = row.product;
  const unit = priceParts(priceCents, gstType, plusPlus);
  return { unit, total: times(unit, row.quantity) };
}

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

import { addOnCount, type AddOnPer } from "@/contracts/catalogue/product/product";
import { type Cents, type GstType, partsOfAllIn, type PriceParts, priceParts } from "@/lib/money";

export type Priced = { priceCents: number; gstType: GstType; plusPlus: boolean };
/** An extra on a line, at its listed price. */
export type PricedAddOn = { priceCents: number; per: AddOnPer; quantity: number };
/** `total` includes the extras; `addOns` has the price of each extra, of one and of all that are charged. */
export type LinePrice = {
  unit: PriceParts;
  addOns: { unitCents: Cents; totalCents: Cents }[];
  total: PriceParts;
};

/**
 * Returns the price of a line, to the cent: the unit price that the couple sees times the quantity, plus the extras, to
 * which the product's service charge and GST apply.
 */
export function priceLine(
  { priceCents, gstType, plusPlus }: Priced,
  quantity: number,
  addOns: readonly PricedAddOn[] = [],
): LinePrice {
  const unit = priceParts(priceCents, gstType, plusPlus);
  const extras = addOns.map((addOn) => {
    const one = priceParts(addOn.priceCents, gstType, plusPlus);
    return { one, all: times(one, addOnCount(addOn, quantity)) };
  });
  return {
    unit,
    addOns: extras.map(({ one, all }) => ({ unitCents: one.total, totalCents: all.total })),
    total: addUp([times(unit, quantity), ...extras.map(({ all }) => all)]),
  };
}

/** Returns the price of a line whose all-in prices were agreed on, with the service charge and GST inside them. */
export function priceAgreedLine(
  unitCents: Cents,
  { gstType, plusPlus }: Omit<Priced, "priceCents">,
  quantity: number,
  addOns: readonly { unitCents: Cents; per: AddOnPer; quantity: number }[],
): LinePrice {
  const unit = partsOfAllIn(unitCents, gstType, plusPlus);
  const extras = addOns.map((addOn) =>
    times(partsOfAllIn(addOn.unitCents, gstType, plusPlus), addOnCount(addOn, quantity)),
  );
  return {
    unit,
    addOns: extras.map(({ total }, at) => ({ unitCents: addOns[at]?.unitCents ?? 0, totalCents: total })),
    total: addUp([times(unit, quantity), ...extras]),
  };
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

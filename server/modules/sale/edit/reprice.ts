import { addOnCount } from "@/contracts/catalogue/product/product";
import type { OrderVersionItem } from "@/contracts/sale/order/edit";
import { type Cents, partsOfAllIn, type PriceParts } from "@/lib/money";
import { portion, splitLike } from "@/server/modules/sale/pricing/public";

type Priced = Pick<
  OrderVersionItem,
  | "quantity"
  | "unitCents"
  | "netCents"
  | "serviceChargeCents"
  | "gstCents"
  | "totalCents"
  | "discountCents"
  | "plusPlus"
  | "gstType"
  | "addOns"
>;

/**
 * Returns the item at another quantity or price. Extras per unit follow the quantity, others stay as bought. Service
 * charge and GST keep their shares, to the cent if only the quantity changes. A coupon keeps its discount; it shrinks
 * with the item but never grows.
 */
export function repriceItem<T extends Priced>(item: T, quantity: number, unitCents: number): T {
  if (quantity === item.quantity && unitCents === item.unitCents) return item;
  const gross = grossOf(item, quantity, unitCents);
  const discountCents = Math.min(
    item.discountCents,
    portion(item.discountCents, gross, grossOf(item, item.quantity, item.unitCents)),
  );
  const { net, serviceCharge, gst, total } = splitOf(item, gross - discountCents);
  return {
    ...item,
    quantity,
    unitCents,
    discountCents,
    netCents: net,
    serviceChargeCents: serviceCharge,
    gstCents: gst,
    totalCents: total,
  };
}

function grossOf({ addOns = [] }: Priced, quantity: number, unitCents: number): number {
  const extras = addOns.reduce((sum, each) => sum + each.unitCents * addOnCount(each, quantity), 0);
  return unitCents * quantity + extras;
}

/** When a coupon made the item free, only the rates give the parts. */
function splitOf(item: Priced, total: Cents): PriceParts {
  const { netCents: net, serviceChargeCents: serviceCharge, gstCents: gst, totalCents } = item;
  return totalCents > 0
    ? splitLike({ net, serviceCharge, gst, total: totalCents }, total)
    : partsOfAllIn(total, item.gstType ?? 0, item.plusPlus);
}

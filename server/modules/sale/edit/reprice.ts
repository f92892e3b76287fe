import { addOnCount } from "@/contracts/catalogue/product/product";
import type { OrderVersionItem } from "@/contracts/sale/order/edit";
import { applyRate, SERVICE_CHARGE_BPS } from "@/lib/money";

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
  | "addOns"
>;

/**
 * Returns the item at another quantity or price. Extras of a unit follow the quantity, the others stay as they were
 * bought. Service charge and GST keep their rates, to the cent when only the quantity changes. A coupon keeps what it
 * took off; it shrinks with the item and never grows.
 */
export function repriceItem<T extends Priced>(item: T, quantity: number, unitCents: number): T {
  if (quantity === item.quantity && unitCents === item.unitCents) return item;
  const gross = grossOf(item, quantity, unitCents);
  const grossBefore = grossOf(item, item.quantity, item.unitCents);
  const scale = (cents: number) => portion(cents, gross, grossBefore);
  const listedNet = scale(item.netCents + item.discountCents);
  const discountCents = Math.min(item.discountCents, scale(item.discountCents));
  const netCents = listedNet - discountCents;
  const parts =
    discountCents === 0 && item.discountCents === 0
      ? undiscounted(item, gross, scale)
      : discounted(ratesOf(item, grossBefore), netCents);
  return { ...item, quantity, unitCents, discountCents, ...parts };
}

function grossOf({ addOns = [] }: Priced, quantity: number, unitCents: number): number {
  const extras = addOns.reduce((sum, each) => sum + each.unitCents * addOnCount(each, quantity), 0);
  return unitCents * quantity + extras;
}

type Parts = Pick<Priced, "netCents" | "serviceChargeCents" | "gstCents" | "totalCents">;

function undiscounted(item: Priced, gross: number, scale: (cents: number) => number): Parts {
  const serviceChargeCents = scale(item.serviceChargeCents);
  const gstCents = scale(item.gstCents);
  return {
    netCents: gross - serviceChargeCents - gstCents,
    serviceChargeCents,
    gstCents,
    totalCents: gross,
  };
}

/** The sums in which the item's rates show: those before the coupon where it took off everything. */
type Rates = Pick<Priced, "netCents" | "serviceChargeCents" | "gstCents">;

function ratesOf(item: Priced, gross: number): Rates {
  if (item.netCents > 0) return item;
  const netCents = item.discountCents;
  const serviceChargeCents = item.plusPlus ? applyRate(netCents, SERVICE_CHARGE_BPS) : 0;
  return { netCents, serviceChargeCents, gstCents: gross - netCents - serviceChargeCents };
}

function discounted(rates: Rates, netCents: number): Parts {
  const serviceChargeCents = portion(rates.serviceChargeCents, netCents, rates.netCents);
  const gstCents = portion(rates.gstCents, netCents, rates.netCents);
  return {
    netCents,
    serviceChargeCents,
    gstCents,
    totalCents: netCents + serviceChargeCents + gstCents,
  };
}

/** `cents × part / whole`, rounded; exact in integers up to 2^53, beyond that in BigInt. */
function portion(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const product = cents * part;
  if (Number.isSafeInteger(product)) return Math.round(product / whole);
  const [a, b] = [BigInt(cents) * BigInt(part), BigInt(whole)];
  return Number((a * 2n + b) / (b * 2n));
}

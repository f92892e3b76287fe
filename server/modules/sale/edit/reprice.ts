import type { OrderVersionItem } from "@/contracts/sale/edit";
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
>;

/**
 * Returns the item at another quantity or price. Service charge and GST keep their rates, to the cent when only
 * the quantity changes. A coupon keeps what it took off; it shrinks with the item and never grows.
 */
export function repriceItem<T extends Priced>(item: T, quantity: number, unitCents: number): T {
  if (quantity === item.quantity && unitCents === item.unitCents) return item;
  // Extras that were bought with the item stay as they are.
  const gross = unitCents * quantity;
  const grossBefore = item.unitCents * item.quantity;
  const scale = (cents: number) => portion(cents, gross, grossBefore);
  const listedNet = scale(item.netCents + item.discountCents);
  const discountCents = Math.min(item.discountCents, scale(item.discountCents));
  const netCents = listedNet - discountCents;
  const parts =
    discountCents === 0 && item.discountCents === 0
      ? undiscounted(item, gross, scale)
      : discounted(item, netCents);
  return { ...item, quantity, unitCents, discountCents, ...parts };
}

type Parts = Pick<Priced, "netCents" | "serviceChargeCents" | "gstCents" | "totalCents">;

function undiscounted(item: Priced, gross: number, scale: (cents: number) => number): Parts {
  const extras = item.totalCents - item.unitCents * item.quantity;
  const totalCents = gross + extras;
  const serviceChargeCents =
    extras === 0 ? scale(item.serviceChargeCents) : proportion(item, "serviceChargeCents", totalCents);
  const gstCents = extras === 0 ? scale(item.gstCents) : proportion(item, "gstCents", totalCents);
  return { netCents: totalCents - serviceChargeCents - gstCents, serviceChargeCents, gstCents, totalCents };
}

function proportion(item: Priced, part: "serviceChargeCents" | "gstCents", totalCents: number): number {
  return portion(item[part], totalCents, item.totalCents);
}

function discounted(item: Priced, netCents: number): Parts {
  const known = item.netCents > 0;
  const serviceChargeCents = known
    ? portion(item.serviceChargeCents, netCents, item.netCents)
    : item.plusPlus
      ? applyRate(netCents, SERVICE_CHARGE_BPS)
      : 0;
  const gstCents = known ? portion(item.gstCents, netCents, item.netCents) : 0;
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

import type { IsoDate } from "@/lib/dates";
import type { SeedProduct } from "../products/build-products";
import { weekdayOf } from "@/demo/seed/base/seed-clock";
import type { SeedVendor } from "../vendors/build-vendors";

/** The taken slots of each vendor, so that the demo data never double-books a date. */
export class BookingBook {
  private readonly taken = new Map<SeedVendor, Map<IsoDate, number>>();

  hasRoom(vendor: SeedVendor, date: IsoDate): boolean {
    return (this.taken.get(vendor)?.get(date) ?? 0) < vendor.row.dailyCapacity;
  }

  /** The lowest free slot, from 1. Throws when there is none. */
  take(vendor: SeedVendor, date: IsoDate): number {
    if (!this.hasRoom(vendor, date)) throw new Error(`${vendor.row.vendorName} is fully booked on ${date}`);
    const dates = this.taken.get(vendor) ?? new Map<IsoDate, number>();
    this.taken.set(vendor, dates);
    const slot = (dates.get(date) ?? 0) + 1;
    dates.set(date, slot);
    return slot;
  }
}

/** Returns true when the product is available on that weekday and date, by the same checks as the cart. */
export function isServedOn(
  { row: product }: SeedProduct,
  { row: vendor }: SeedVendor,
  date: IsoDate,
): boolean {
  if (vendor.offDays.includes(date) || product.customOffDays.includes(date)) return false;
  const weekday = weekdayOf(date) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
  return product.openHours === null || product.openHours[weekday] !== null;
}

import type { Availability } from "@/components/vendor/availability/availability-section";
import { calendar, nextFreeDates } from "@/server/modules/availability/service";

/** When a vendor has a place left: a month of days, for one product where said, and the next free ones. */
export async function readAvailability(
  vendorId: string,
  { month, productId }: { month: string; productId?: string },
): Promise<Availability> {
  const [days, soonest, weekends] = await Promise.all([
    calendar(vendorId, { month, productId }),
    nextFreeDates(vendorId, { productId, count: 5 }),
    nextFreeDates(vendorId, { productId, count: 6, weekends: true }),
  ]);
  return { calendar: days, soonest: soonest.docs, weekends: weekends.docs };
}

/** Next hands a segment over as it stands in the address. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

import type { Availability } from "@/components/catalogue/vendor/availability/availability-section";
import { calendar, nextFreeDates } from "@/server/modules/catalogue/availability/public";

/** Returns a vendor's availability: the days of one month, for one product if given, and the next free dates. */
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

/** Decodes a path segment, which Next passes on percent-encoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

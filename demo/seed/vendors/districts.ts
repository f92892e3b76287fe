import { postalDistrict } from "@/lib/singapore-postcode";

/** The postal district of a six-digit postal code. Throws RangeError when there is no such sector. */
export function districtOf(postalCode: string): number {
  const found = postalDistrict(postalCode);
  if (!found) throw new RangeError(`not a postal code of Singapore: ${postalCode}`);
  return found.district;
}

import type { vendor } from "@/server/db/schema/catalogue/vendor";

type Address = Pick<
  typeof vendor.$inferSelect,
  "blockNumber" | "streetAddress1" | "unitNo" | "buildingName" | "postCode"
>;

/** Returns `12 Club Street, #03-01, Ann Siang House, Singapore 069412`; empty when the vendor gives no address. */
export function vendorAddress(vendor: Address): string {
  const street = `${vendor.blockNumber} ${vendor.streetAddress1}`.trim();
  if (!street && !vendor.buildingName) return "";
  const city = `Singapore ${vendor.postCode}`.trim();
  return [street, vendor.unitNo, vendor.buildingName, city].filter(Boolean).join(", ");
}

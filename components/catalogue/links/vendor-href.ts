import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { pathHere } from "@/lib/language/spoken";

/** Returns the canonical path of a vendor's page in the current language. */
export function vendorHref({ slug }: Pick<VendorDetail, "slug">): string {
  return pathHere(`/vendor-detail/${slug}`);
}

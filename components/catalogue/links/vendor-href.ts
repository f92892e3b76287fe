import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";

/** Returns the canonical path of a vendor's page. */
export function vendorHref({ slug }: Pick<VendorDetail, "slug">): string {
  return `/vendor-detail/${slug}`;
}

import type { VendorDetail } from "@/contracts/vendor";

/** The one address of a vendor's page, whichever way it was asked for. */
export function vendorHref({ slug }: Pick<VendorDetail, "slug">): string {
  return `/vendor-detail/${slug}`;
}

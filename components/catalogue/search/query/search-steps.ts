import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";

/** Returns the address of the search with some changes. A changed search starts at the first page. */
export function changedHref(search: VendorSearchQuery, change: Partial<VendorSearchQuery>): string {
  return vendorSearchHref({ ...search, page: 1, ...change });
}

/** Returns the address without any filters. Kind, sort order and view stay. */
export function clearedHref({ kind, sort, view }: VendorSearchQuery): string {
  return vendorSearchHref({ kind, sort, view });
}

import { SEARCH_DEFAULTS, SEARCH_PARAMS } from "./search";
import type { VendorSearchQuery } from "./search.schema";
import { pathHere } from "@/lib/language/spoken";

/** Returns the parameters of a search in a fixed order, without defaults. */
export function vendorSearchParams(search: Partial<VendorSearchQuery>): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of SEARCH_PARAMS) {
    const value = search[field];
    const written = Array.isArray(value) ? value.join(",") : String(value ?? "");
    const usual = String(SEARCH_DEFAULTS[field] ?? "");
    if (written !== "" && written !== usual) params.set(field, written);
  }
  return params;
}

/** Returns the address of a search in the current language. */
export function vendorSearchHref(search: Partial<VendorSearchQuery>): string {
  const query = vendorSearchParams(search).toString();
  return `${pathHere("/vendor")}${query ? `?${query}` : ""}#result`;
}

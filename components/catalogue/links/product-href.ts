import { pathHere } from "@/lib/language/spoken";

/** Returns the canonical path of a product's page in the current language. */
export function productHref(vendor: { slug: string }, product: { slug: string }): string {
  return pathHere(`/vendor-detail/${vendor.slug}/${product.slug}`);
}

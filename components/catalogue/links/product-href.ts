/** Returns the canonical path of a product's page. */
export function productHref(vendor: { slug: string }, product: { slug: string }): string {
  return `/vendor-detail/${vendor.slug}/${product.slug}`;
}

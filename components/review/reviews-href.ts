/** The address of a page of reviews; what is the default is left out. */
export function reviewsHref(vendorHref: string, to: { rating?: number | undefined; page?: number }): string {
  const params = new URLSearchParams();
  if (to.page && to.page > 1) params.set("reviews", String(to.page));
  if (to.rating) params.set("rating", String(to.rating));
  const query = params.toString();
  return `${vendorHref}${query ? `?${query}` : ""}#reviews`;
}

export type ReviewsPlace = { rating?: number | undefined; said?: string; page?: number };

/** Returns the path of a page of reviews, without default parameters. */
export function reviewsHref(vendorHref: string, to: ReviewsPlace): string {
  const params = new URLSearchParams();
  if (to.page && to.page > 1) params.set("reviews", String(to.page));
  if (to.rating) params.set("rating", String(to.rating));
  if (to.said) params.set("said", to.said);
  const query = params.toString();
  return `${vendorHref}${query ? `?${query}` : ""}#reviews`;
}

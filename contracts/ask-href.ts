const MAX = 5;

/** Returns the page on which a couple asks these vendors for offers, by their ids: at most five. */
export const askHref = (vendorIds: readonly string[]): string =>
  `/user/dashboard/ask?vendors=${vendorIds.slice(0, MAX).join(",")}`;

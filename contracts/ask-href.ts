/** How many vendors a couple can ask for offers at once. */
export const ASK_VENDORS_MAX = 5;

/** Returns the path of the page on which a couple asks these vendors for offers; ids after the fifth are dropped. */
export const askHref = (vendorIds: readonly string[]): string =>
  `/user/dashboard/ask?vendors=${vendorIds.slice(0, ASK_VENDORS_MAX).join(",")}`;

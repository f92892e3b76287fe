/** The headers of answers to whoever has a secret link: kept by nobody, and the link is told to no other site. */
export const PRIVATE_HEADERS = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

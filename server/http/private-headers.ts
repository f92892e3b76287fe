/** The headers of responses behind a secret link: not cached anywhere, and the link isn't revealed to other sites. */
export const PRIVATE_HEADERS = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

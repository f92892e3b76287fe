/**
 * Files of `public/` that a screen may show a day late: their names stay when they are drawn anew. The others are
 * revalidated each time.
 */
export const SLOW_CHANGING = ["images", "videos"];
export const SLOW_CHANGING_CACHE = "public, max-age=86400, stale-while-revalidate=604800";

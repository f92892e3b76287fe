/**
 * Folders of `public/` whose files browsers may cache for a day: their names stay when they are redrawn. All others are
 * revalidated each time.
 */
export const SLOW_CHANGING = ["images", "videos"];
export const SLOW_CHANGING_CACHE = "public, max-age=86400, stale-while-revalidate=604800";

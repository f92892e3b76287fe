/** Searches that couples commonly begin with. */
export const POPULAR = [
  "hotel-ballrooms",
  "gown-rental",
  "actual-day-photography",
  "kompang-troupe",
  "bridal-mehndi",
  "lion-dance",
] as const;
export type PopularSlug = (typeof POPULAR)[number];

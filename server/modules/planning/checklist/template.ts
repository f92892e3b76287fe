/** A template task. `days` is relative to the wedding, negative before it; `category` is the slug to search in. */
export type TaskTemplate = readonly [
  key: string,
  title: string,
  days: number,
  category?: string | null,
  notes?: string,
];

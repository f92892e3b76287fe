/** A task of a template. `days` counts from the wedding, negative before it; `category` is the slug to look in. */
export type TaskTemplate = readonly [
  key: string,
  title: string,
  days: number,
  category?: string | null,
  notes?: string,
];

export type Audience = "couple" | "vendor";

/**
 * Parts of the product that texts speak of and that cannot be used on the site yet. Pages that promise them show the
 * list (components/ui/text/not-open-yet); an entry goes when its part comes. `tests/promises.test.ts` holds the list
 * against the routes.
 */
export const NOT_OPEN_YET: Readonly<Record<string, { for: readonly Audience[]; says: string }>> = {};

export type NotOpenYet = keyof typeof NOT_OPEN_YET;

/** Returns what is not open yet to an audience, in words. */
export function notOpenYet(audience: Audience): string[] {
  return Object.values(NOT_OPEN_YET)
    .filter((part) => part.for.includes(audience))
    .map(({ says }) => says);
}

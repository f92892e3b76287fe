/** Words that led to a vendor are shown from this many searches on, so that they reveal nobody. */
export const MIN_SEARCHES = 3;
export const MAX_SEARCH_WORDS = 8;

/** Searches from which couples opened the vendor's page. */
export type SearchWords = { words: string; searches: number };

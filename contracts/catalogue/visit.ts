/** Words are shown to the vendor only after this many searches, so that they reveal nobody. */
export const MIN_SEARCHES = 3;
export const MAX_SEARCH_WORDS = 8;

/** Search words that led couples to the vendor's page. */
export type SearchWords = { words: string; searches: number };

import type { Page } from "@/contracts/envelope";
import type { SearchKind } from "./search";

/** A row of GET /operator/synonym: typing one of `say` finds all of `say` and `mean`. */
export type Synonym = { _id: string; say: string[]; mean: string[] };
export type Synonyms = Page<Synonym>;

/** A row of GET /operator/search-miss: words for which nothing on sale matched. */
export type SearchMiss = {
  words: string;
  kind: SearchKind;
  times: number;
  /** What was shown instead; "" for nothing. */
  instead: string;
  /** The latest day in Singapore, YYYY-MM-DD. */
  lastDay: string;
};
export type SearchMisses = Page<SearchMiss>;

/** What a search finds: how many, the first names, and how its words were read when not literally. */
export type SearchTrial = { total: number; names: string[]; instead: string };

/** POST /operator/synonym/try: a search as it is now, and with the synonyms given. */
export type SynonymTrial = { now: SearchTrial; then: SearchTrial };

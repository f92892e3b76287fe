import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { allSynonyms } from "./repo-synonyms";
import { Terms } from "./terms";

const KEEP_SECONDS = 60;

type Group = { say: readonly string[]; mean: readonly string[] };

/** Returns the synonyms that operators saved. */
export function ownTerms(): Promise<Terms> {
  return cached("search-own-terms", KEEP_SECONDS, async () => termsOf(await allSynonyms(await getDb())));
}

export function termsOf(groups: readonly Group[]): Terms {
  const terms = new Terms();
  for (const { say, mean } of groups) for (const term of say) terms.add(term, [...say, ...mean]);
  return terms;
}

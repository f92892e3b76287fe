import { DISTRICTS } from "@/contracts/catalogue/search/search";
import { areaOf } from "@/lib/place/district";
import { CHINESE, CHINESE_AREAS, CHINESE_GENERAL } from "./data/chinese.data";
import { NEIGHBOURHOODS } from "./data/neighbourhoods.data";
import { MALAY, MALAY_GENERAL } from "./data/malay.data";
import { SIMILAR } from "./data/similar.data";
import { GENERAL_WORDS, SYNONYMS } from "./data/synonyms.data";
import { Terms } from "./terms";

/** A synonym group for lookup: the length of the match, and phrases with the same meaning. */
export type Meaning = { length: number; phrases: readonly (readonly string[])[] };

const general = new Set([...GENERAL_WORDS, ...CHINESE_GENERAL, ...MALAY_GENERAL]);
const meanings = new Terms();
const similar = new Terms();

for (const { say, mean = [] } of [...SYNONYMS, ...MALAY])
  for (const term of say) meanings.add(term, [...say, ...mean]);
// Other Chinese words for the same thing don't occur in the catalogue.
for (const { say, mean = [] } of CHINESE) for (const term of say) meanings.add(term, mean);
for (const [area, district] of Object.entries(CHINESE_AREAS)) meanings.add(area, [`district${district}`]);
for (const { say, like } of SIMILAR) for (const term of say) similar.add(term, like);
for (let district = 1; district <= DISTRICTS; district++) {
  // Vendors have `district9` among their words.
  const area = [...areaOf(district).split(" & "), ...(NEIGHBOURHOODS[district] ?? [])];
  for (const term of [...area, `d${district}`, `district ${district}`]) {
    meanings.add(term.toLowerCase(), [`district${district}`]);
  }
}

/** The words of all terms, part of the vocabulary for spelling corrections. */
export const SYNONYM_TERMS: readonly string[] = meanings.all();

/** Returns true for a word too general to exclude anything. */
export const isGeneral = (word: string): boolean => general.has(word);

/** Returns the longest term that begins at `at`, with its synonyms and those of `own`, or null. */
export function meaningAt(words: readonly string[], at: number, own?: Terms): Meaning | null {
  const [known, added] = [meanings.at(words, at), own?.at(words, at) ?? null];
  if (!known || !added) return known ?? added;
  if (known.length !== added.length) return known.length > added.length ? known : added;
  return { length: known.length, phrases: [...known.phrases, ...added.phrases] };
}

/** Returns the longest term that begins at `at`, with the related kinds of things, or null. */
export const similarAt = (words: readonly string[], at: number): Meaning | null => similar.at(words, at);

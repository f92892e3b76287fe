import { DISTRICTS } from "@/contracts/search";
import { areaOf } from "@/lib/district";
import { NEIGHBOURHOODS } from "./neighbourhoods.data";
import { GENERAL_WORDS, SYNONYMS } from "./synonyms.data";

/** A group as it is looked up: what was typed, word by word, and phrases that mean the same. */
export type Meaning = { length: number; phrases: readonly (readonly string[])[] };

const general = new Set(GENERAL_WORDS);
const meanings = new Map<string, Set<string>>();
let longest = 1;

for (const { say, mean = [] } of SYNONYMS) for (const term of say) add(term, [...say, ...mean]);
for (let district = 1; district <= DISTRICTS; district++) {
  // Vendors carry `district9` among their words.
  const area = [areaOf(district), ...(NEIGHBOURHOODS[district] ?? [])];
  for (const term of [...area, `d${district}`, `district ${district}`]) {
    add(term.toLowerCase(), [`district${district}`]);
  }
}

function add(term: string, others: readonly string[]): void {
  const means = meanings.get(term) ?? new Set();
  for (const other of others) if (other !== term) means.add(other);
  meanings.set(term, means);
  longest = Math.max(longest, term.split(" ").length);
}

/** The words of all terms, for the vocabulary that misspelt words are looked up in. */
export const SYNONYM_TERMS: readonly string[] = [...meanings.keys()];

/** Whether nobody means to leave anything out by this word. */
export const isGeneral = (word: string): boolean => general.has(word);

/** The longest term that begins at `at`, in the plural perhaps, with what means the same; null when there is none. */
export function meaningAt(words: readonly string[], at: number): Meaning | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(" ");
    const means = [typed, ...singularsOf(typed)].map((term) => meanings.get(term)).find(Boolean);
    if (means) return { length, phrases: [...means].map((term) => term.split(" ")) };
  }
  return null;
}

/** What may be the singular of it: phrases are looked up by their letters, while the database knows plurals. */
function singularsOf(term: string): string[] {
  return ["s", "es"].filter((ending) => term.endsWith(ending)).map((ending) => term.slice(0, -ending.length));
}

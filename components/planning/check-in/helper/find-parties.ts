import { foldName } from "@/lib/text/fold";
import type { HelperParty } from "@/contracts/planning/check-in";

/** Parties with their searchable names. */
export type PartyIndex = readonly { party: HelperParty; text: string; words: readonly string[] }[];

/** Separators between words in a name, including hyphens and apostrophes. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}@]+/u;

export function indexParties(parties: readonly HelperParty[]): PartyIndex {
  return parties.map((party) => {
    const names = [party.name, ...party.guests.map(({ name }) => name)];
    const words = names.flatMap((name) => [...name.split(/\s+/), ...name.split(BETWEEN_WORDS)]);
    // A separator between names, so that nothing matches across two of them.
    return { party, text: names.map(foldName).join(" "), words: words.map(foldName) };
  });
}

/** Returns the parties that match every word, those first in which each word begins a word of a name. */
export function findParties(index: PartyIndex, search: string): HelperParty[] {
  const words = search.split(/\s+/).map(foldName).filter(Boolean);
  const found = index.filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = ({ words: own }: PartyIndex[number]) =>
    words.every((word) => own.some((each) => each.startsWith(word)));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].map(({ party }) => party);
}

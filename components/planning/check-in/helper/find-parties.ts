import { foldName } from "@/lib/fold";
import type { DoorParty } from "@/contracts/planning/check-in";

/** Parties with what they are found by. */
export type PartyIndex = readonly { party: DoorParty; text: string; words: readonly string[] }[];

/** What stands between two words of a name, hyphens and apostrophes among it. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}@]+/u;

export function indexParties(parties: readonly DoorParty[]): PartyIndex {
  return parties.map((party) => {
    const names = [party.name, ...party.guests.map(({ name }) => name)];
    const words = names.flatMap((name) => [...name.split(/\s+/), ...name.split(BETWEEN_WORDS)]);
    // Between names, so that nothing is found across two of them.
    return { party, text: names.map(foldName).join(" "), words: words.map(foldName) };
  });
}

/** Returns the parties in which every word is found, those first in which each begins a word of a name. */
export function findParties(index: PartyIndex, search: string): DoorParty[] {
  const words = search.split(/\s+/).map(foldName).filter(Boolean);
  const found = index.filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = ({ words: own }: PartyIndex[number]) =>
    words.every((word) => own.some((each) => each.startsWith(word)));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].map(({ party }) => party);
}

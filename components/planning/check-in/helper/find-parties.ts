import { foldName } from "@/lib/text/fold";
import type { HelperParty } from "@/contracts/planning/check-in";

type Entry = { party: HelperParty; text: string; words: readonly string[] };
/** Parties with their searchable names, and the function by which names and what is typed are compared. */
export type PartyIndex = { entries: readonly Entry[]; fold: (text: string) => string };

/** Separators between words in a name, including hyphens and apostrophes. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}@]+/u;

export function indexParties(parties: readonly HelperParty[]): PartyIndex {
  const fold = foldWith(parties.flatMap(({ hanForms = [] }) => hanForms));
  const entries = parties.map((party) => {
    const names = [party.name, ...party.guests.map(({ name }) => name)];
    const words = names.flatMap((name) => [...name.split(/\s+/), ...name.split(BETWEEN_WORDS)]);
    // A separator between names, so that nothing matches across two of them.
    return { party, text: names.map(fold).join(" "), words: words.map(fold) };
  });
  return { entries, fold };
}

/** Returns `foldName`, but with one form in place of all forms of a Chinese character. */
function foldWith(hanForms: readonly string[]): (text: string) => string {
  const first = new Map(hanForms.flatMap((forms) => [...forms].map((each) => [each, [...forms][0] ?? each])));
  return (text) => Array.from(foldName(text), (each) => first.get(each) ?? each).join("");
}

/** Returns the parties that match every word, those first in which each word begins a word of a name. */
export function findParties(index: PartyIndex, search: string): HelperParty[] {
  const words = search.split(/\s+/).map(index.fold).filter(Boolean);
  const found = index.entries.filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = ({ words: own }: Entry) => words.every((word) => own.some((each) => each.startsWith(word)));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].map(({ party }) => party);
}

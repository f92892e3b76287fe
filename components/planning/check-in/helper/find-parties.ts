import { foldName } from "@/lib/fold";
import type { DoorParty } from "@/contracts/planning/check-in";

/** Parties with what they are found by. */
export type PartyIndex = readonly { party: DoorParty; text: string; words: readonly string[] }[];

export function indexParties(parties: readonly DoorParty[]): PartyIndex {
  return parties.map((party) => {
    const names = [party.name, ...party.guests.map(({ name }) => name)];
    // Between names, so that nothing is found across two of them.
    return { party, text: names.map(foldName).join(" "), words: names.join(" ").split(/\s+/).map(foldName) };
  });
}

/** Returns the parties in which every word is found, those with a name that begins with the first word first. */
export function findParties(index: PartyIndex, search: string): DoorParty[] {
  const words = search.split(/\s+/).map(foldName).filter(Boolean);
  const [first = ""] = words;
  const found = index.filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = ({ words: own }: PartyIndex[number]) => own.some((word) => word.startsWith(first));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].map(({ party }) => party);
}

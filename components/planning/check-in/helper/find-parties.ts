import type { DoorParty } from "@/contracts/planning/check-in";

/** Parties with what they are found by. */
export type PartyIndex = readonly { party: DoorParty; text: string; words: readonly string[] }[];

/** Returns text without case and accents; characters of other scripts stay. */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function indexParties(parties: readonly DoorParty[]): PartyIndex {
  return parties.map((party) => {
    const text = fold([party.name, ...party.guests.map(({ name }) => name)].join(" "));
    return { party, text, words: text.split(/\s+/) };
  });
}

/** Returns the parties in which every word is found, those with a name that begins with the first word first. */
export function findParties(index: PartyIndex, search: string): DoorParty[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const [first = ""] = words;
  const found = index.filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = ({ words: own }: PartyIndex[number]) => own.some((word) => word.startsWith(first));
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].map(({ party }) => party);
}

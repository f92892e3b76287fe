import type { EventKind } from "@/contracts/planning/wedding/wedding";
import { foldName } from "@/lib/text/fold";

export type NamedEvent = { id: string; kind: EventKind; name: string };

/** Words for a part of the wedding in guest lists, by its kind. */
const WORDS: Partial<Record<EventKind, RegExp>> = {
  solemnisation: /\b(?:solemni[sz]ation|rom|vows|civil|ceremony)\b|证婚|證婚/iu,
  church: /\b(?:church|mass|holy matrimony|ceremony)\b|教堂/iu,
  nikah: /\b(?:nikah|akad|ceremony)\b/iu,
  sanding: /\b(?:ber)?sanding\b/iu,
  tea_ceremony: /\btea\b|敬茶/iu,
  gate_crashing: /\bgate ?crash\w*\b|接亲|迎亲/iu,
  hindu: /\b(?:hindu|muhurtham|thirumanam|ceremony)\b/iu,
  sangeet: /\b(?:sangeet|mehe?ndi)\b/iu,
  sikh: /\b(?:sikh|anand karaj|ceremony)\b/iu,
  peranakan: /\b(?:peranakan|ceremony)\b/iu,
  banquet: /\b(?:banquet|dinner|reception)\b|晚宴|婚宴/iu,
  lunch: /\b(?:lunch|brunch)\b|午宴/iu,
  after_party: /\bafter[ -]?party\b/iu,
};

/** Returns the wedding's events that a word such as `Dinner` refers to: those of that name, else of that kind. */
export function eventsNamed(word: string, events: readonly NamedEvent[]): string[] {
  const folded = foldName(word);
  const named = events.filter(({ name }) => foldName(name) === folded);
  // A tea ceremony isn't a wedding ceremony, and a lunch reception isn't a dinner.
  const own = /\btea\b/i.test(word) ? "tea_ceremony" : /\blunch\b/i.test(word) ? "lunch" : null;
  const found =
    named.length > 0 ? named : events.filter(({ kind }) => (own ? kind === own : WORDS[kind]?.test(word)));
  return found.map(({ id }) => id);
}

type InvitedRow = { events: readonly string[] };

/**
 * Returns a function from a row to those of the chosen events that it is invited to. If any row of the list names an
 * event, only the rows that name it are invited to it; to other events, all are.
 */
export function invitationsBy(
  rows: readonly InvitedRow[],
  events: readonly NamedEvent[],
  chosen: readonly string[],
): (row: InvitedRow) => string[] {
  const words = new Set(rows.flatMap((row) => row.events));
  const meant = new Map([...words].map((word) => [word, eventsNamed(word, events)]));
  const covered = new Set([...meant.values()].flat());
  return (row) => {
    const own = new Set(row.events.flatMap((word) => meant.get(word) ?? []));
    return chosen.filter((id) => !covered.has(id) || own.has(id));
  };
}

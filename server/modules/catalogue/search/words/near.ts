import type { Db } from "@/server/db/client";
import * as repo from "./repo-words";
import { headOf, isJoining, type Unit } from "./units";
import { found, meaningUnits, type Wanted, type Words } from "./words";

export type Near = { words: Words; instead: string };

/**
 * Returns the nearest search that matches: first with one part of the query dropped (numbers and their measures first,
 * then the rarest), then with any one of the parts, ranked by how many match. The head noun is never dropped, and a
 * single part must be in the name or kind of a result, not just mentioned in a text. Returns null when nothing is near.
 */
export async function nearest(
  db: Db,
  units: readonly Unit[],
  wanted: Wanted,
  unfinished: boolean,
): Promise<Near | null> {
  const needed = await meaningUnits(db, units);
  const head = headOf(units);
  if (!head || needed.length < 2) return null;
  const drops = await dropOrder(db, needed, head);
  const numbers = drops.filter((unit) => unit.counts);
  const attempts = [
    ...(needed.length > 2 ? drops.map((unit) => [unit]) : numbers.map((unit) => [unit])),
    ...(numbers.length > 1 ? [numbers] : []),
  ];
  for (const left of attempts) {
    const rest = units.filter((unit) => !left.includes(unit));
    const alone = needed.length - left.length < 2;
    const reading = { unfinished: unfinished && rest.at(-1) === units.at(-1) };
    const words = await found(db, rest, { ...wanted, named: alone }, reading);
    if (words) return { words, instead: textOf(withoutEnd(rest)) };
  }
  const rest = units.filter((unit) => !numbers.includes(unit));
  const reading = { unfinished: unfinished && rest.at(-1) === units.at(-1), any: true };
  const words = await found(db, rest, { ...wanted, named: true }, reading);
  const parts = needed.filter((unit) => !numbers.includes(unit));
  return words && { words, instead: parts.map((unit) => textOf([unit])).join(" or ") };
}

/** Removes joining words that dropping a part left at the end: "ballroom for". */
function withoutEnd(units: readonly Unit[]): readonly Unit[] {
  return units.slice(0, units.findLastIndex((unit) => !isJoining(unit)) + 1);
}

/** Returns the required units except the head: numbers first, then the rarest. */
async function dropOrder(db: Db, needed: readonly Unit[], head: Unit) {
  const known = await repo.frequencies(
    db,
    needed.flatMap((unit) => [...unit.words]),
  );
  const order = (unit: Unit) => {
    if (unit.counts) return -1;
    return Math.min(...unit.words.map((word) => known.get(word) ?? 0));
  };
  return needed.filter((unit) => unit !== head).toSorted((a, b) => order(a) - order(b));
}

/** Formats units as a query. */
export function textOf(units: readonly Pick<Unit, "kind" | "words" | "phrases" | "similar">[]): string {
  return units
    .map(({ kind, words, phrases, similar }) => {
      const text = (similar ? (phrases[0] ?? words) : words).join(" ");
      if (kind === "word") return text;
      return `${kind === "without" ? "-" : ""}${words.length > 1 ? `"${text}"` : text}`;
    })
    .join(" ");
}

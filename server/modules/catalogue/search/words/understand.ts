import type { SearchKind } from "@/contracts/catalogue/search/search";
import { cached } from "@/server/core/cache";
import { type Db, getDb } from "@/server/db/client";
import { correct } from "./correct";
import { nearest, textOf } from "./near";
import { ownTerms } from "./own-terms";
import type { Terms } from "./terms";
import { mayGoOn, type Token, tokensOf } from "./tokens";
import { type Unit, unitsOf } from "./units";
import { found, meaningUnits, type Words, wordsOf } from "./words";

/**
 * `words` is null for an empty query; `nothing` is true when nothing matches or comes near. `near` is true when only
 * part of the query or something similar matches, false for a spelling correction.
 */
export type Understanding = { words: Words | null; nothing: boolean; instead: string | null; near: boolean };

const KEEP_SECONDS = 60;
const NOTHING: Understanding = { words: null, nothing: true, instead: null, near: false };

/**
 * Interprets a query for vendors or products. Exact words take precedence. Only when nothing on sale matches all of
 * them, brands and things are replaced by related kinds, unknown words are corrected, and those without a similar word
 * dropped; only when nothing matches the result, some of the words suffice. `instead` shows the interpretation when it
 * differs from the query. With `draft`, these synonyms are used instead of the saved ones of operators.
 */
export async function understand(typed: string, kind: SearchKind, draft?: Terms): Promise<Understanding> {
  if (draft) return read(typed, kind, draft);
  return cached(`search-words:${kind}:${typed}`, KEEP_SECONDS, async () =>
    read(typed, kind, await ownTerms()),
  );
}

async function read(typed: string, kind: SearchKind, own: Terms): Promise<Understanding> {
  const db = await getDb();
  const tokens = tokensOf(typed);
  const exact = { nothing: false, instead: null, near: false };
  if (!tokens.some((token) => token.kind !== "without")) {
    const words =
      tokens.length > 0 ? await wordsOf(db, unitsOf(tokens, { own }), { unfinished: false }) : null;
    return { words, ...exact };
  }
  const unfinished = mayGoOn(typed);
  const words = await found(db, unitsOf(tokens, { own }), { kind }, { unfinished });
  if (words) return { words, ...exact };
  const asked = { tokens, kind, unfinished, own };
  return (await similarTo(db, asked)) ?? (await otherwise(db, asked)) ?? NOTHING;
}

type Asked = { tokens: readonly Token[]; kind: SearchKind; unfinished: boolean; own: Terms };

/** Replaces brands and things by related kinds. Returns null when the query contains none. */
async function similarTo(db: Db, { tokens, kind, unfinished, own }: Asked) {
  const units = unitsOf(tokens, { similar: true, own });
  if (!units.some((unit) => unit.similar)) return null;
  const words = await found(db, units, { kind }, { unfinished });
  if (words) return { words, nothing: false, instead: textOf(units), near: true };
  return asNear(await nearest(db, units, { kind }, unfinished));
}

async function otherwise(db: Db, { tokens, kind, unfinished, own }: Asked): Promise<Understanding | null> {
  const corrected = await correct(db, tokens, unfinished, own);
  if (!corrected.some((token) => token.kind !== "without")) return null;
  const units = unitsOf(corrected, { own });
  const parts = await meaningUnits(db, units);
  const dropped = corrected.length < tokens.length;
  const instead = units.length > 0 ? textOf(unitsOf(corrected, { own })) : null;
  const reading = { unfinished };
  // A guess at several words, or at the single word left after dropping others, must match a name, not just a text.
  const sure = dropped ? parts.length < 2 : parts.length > 1;
  const named = await found(db, units, { kind, named: sure }, reading);
  const as = {
    nothing: false,
    instead: instead === textOf(tokens.map(asUnit)) ? null : instead,
    near: dropped,
  };
  if (named) return { words: named, ...as };
  const near = asNear(await nearest(db, units, { kind }, unfinished));
  if (near || dropped) return near;
  const mentioned = await found(db, units, { kind }, reading);
  return mentioned && { words: mentioned, ...as };
}

const asUnit = ({ kind, words }: Token): Unit => ({ kind, words, phrases: [], general: false });

const asNear = (near: Awaited<ReturnType<typeof nearest>>): Understanding | null =>
  near && { ...near, nothing: false, near: true };

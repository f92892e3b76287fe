import { hashWords } from "./random";

/** Ids contain this instant instead of the time of seeding, so that page addresses are the same in every demo. */
const ID_EPOCH = Date.UTC(2026, 0, 1);
const ORDINALS = 100_000_000;

const DIGITS = Buffer.from("0123456789abcdef", "latin1");
/**
 * Each id is written over the previous one in this buffer, so that it is one flat string instead of a tree of small
 * ones.
 */
const text = Buffer.from("00000000-0000-7000-8000-000000000000", "latin1");

/** Writes the lowest `digits` hex digits of a 32-bit word so that they end before `end`. */
function writeHex(word: number, digits: number, end: number): void {
  for (let i = 1; i <= digits; i++) {
    text[end - i] = DIGITS[word & 15] ?? 0;
    word >>>= 4;
  }
}

/**
 * Returns a version 7 UUID derived from the row's identity: `("product", 12)` gives the same id in every database.
 * `ordinal` orders the ids of one kind as a clock would.
 */
export function seedId(kind: string, ordinal: number): string {
  const at = ID_EPOCH + (ordinal % ORDINALS);
  const [a, b, c] = hashWords(`${kind}:${ordinal}`);
  writeHex(Math.floor(at / 0x10000), 8, 8);
  writeHex(at & 0xffff, 4, 13);
  writeHex(a, 3, 18);
  writeHex(0x8000 | (b & 0x3fff), 4, 23);
  writeHex(b >>> 16, 4, 28);
  writeHex(c, 8, 36);
  return text.toString("latin1");
}

/** Gives out the ids of one kind in order. */
export function idSequence(kind: string, from = 0): () => string {
  let next = from;
  return () => seedId(kind, next++);
}

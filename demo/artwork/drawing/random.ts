/** A stream of numbers that depends on its key alone. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  range(from: number, to: number): number;
  /** A whole number in [from, to], both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** The items in another order; the argument is untouched. */
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a with a final avalanche, so that keys that differ in one letter start far apart. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32 seeded by a text. */
export function seeded(key: string): Rng {
  let state = hash(key);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    int,
    range: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

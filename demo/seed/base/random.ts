/** Returns four 32-bit words from a text: equal texts give equal words, similar texts very different ones (cyrb128). */
export function hashWords(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  const all = a ^ b ^ c ^ d;
  return [all >>> 0, (b ^ all) >>> 0, (c ^ all) >>> 0, (d ^ all) >>> 0];
}

/**
 * Repeatable randomness: the same key draws the same values on every machine (sfc32). Each generated thing has its own
 * key, so that changing one leaves the others as they were.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(key: string) {
    [this.a, this.b, this.c, this.d] = hashWords(key);
    for (let i = 0; i < 8; i++) this.next();
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    const sum = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }

  /** Returns an item with a probability proportional to its weight; at least one weight must be above 0. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    const total = list.reduce((sum, item) => sum + weightOf(item), 0);
    let left = this.next() * total;
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return this.pick(list);
  }

  shuffle<T>(list: readonly T[]): T[] {
    const drawn = [...list];
    for (let i = drawn.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1));
      [drawn[i], drawn[j]] = [drawn[j] as T, drawn[i] as T];
    }
    return drawn;
  }

  /** `count` different items, or all when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[] {
    return this.shuffle(list).slice(0, count);
  }
}

/** Deals a shuffled list again and again, so that nothing repeats before everything was dealt once. */
export class Deck<T> {
  private left: T[] = [];

  constructor(
    private readonly cards: readonly T[],
    private readonly random: Random,
  ) {}

  deal(): T {
    if (this.left.length === 0) this.left = this.random.shuffle(this.cards);
    const card = this.left.pop();
    if (card === undefined) throw new RangeError("an empty deck");
    return card;
  }
}

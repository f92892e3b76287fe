/** Seeded random choices: the same seed gives the same file. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Between 0 and 1, excluding 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  of<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error("nothing to choose from");
    return choice;
  }

  /** Calls `make` a random number of times: usually few, seldom many. */
  several<T>(make: (at: number) => T, most = 40): T[] {
    const count = this.chance(0.1) ? this.below(most * 10) : this.below(most);
    return Array.from({ length: count }, (_, at) => make(at));
  }
}

/** Texts that parsers have tripped over. */
export const ODD_TEXTS = [
  "",
  " ",
  "Auntie Lim",
  "志明",
  "José",
  "+65 9123 4567",
  "=cmd()",
  "\0",
  "\ud800",
  "\u202e",
  "&amp;",
  "&#x0;",
  "&#1114112;",
  "&lol;",
  "]]>",
  "--",
  '"',
  "'",
  "\r",
  "\n",
  "\t",
  "<",
  ">",
  "__proto__",
  "constructor",
  "toString",
  "%n%s",
  "../../etc/passwd",
  "1e999",
  "-0",
  "NaN",
  "99999999999999999999",
  "x".repeat(300),
  "a".repeat(40_000),
] as const;

export const ODD_NUMBERS = [
  "0",
  "1",
  "-1",
  "0.1",
  "1e308",
  "1e999",
  "-2958466",
  "2958466",
  "45000.5",
  "4294967296",
  "9007199254740993",
  "99999999999999999999999",
  "0x10",
  "NaN",
  "",
  " 7 ",
] as const;

/** Returns the bytes with a few places corrupted: flipped, cut out, repeated, overwritten or cut off. */
export function spoiled(bytes: Buffer, random: Random): Buffer {
  let spoilt = Buffer.from(bytes);
  for (let left = 1 + random.below(6); left > 0 && spoilt.length > 0; left--) {
    const at = random.below(spoilt.length);
    const length = 1 + random.below(Math.min(64, spoilt.length - at));
    switch (random.below(6)) {
      case 0:
        spoilt[at] = random.below(256);
        break;
      case 1:
        spoilt = Buffer.concat([spoilt.subarray(0, at), spoilt.subarray(at + length)]);
        break;
      case 2:
        spoilt = Buffer.concat([
          spoilt.subarray(0, at + length),
          spoilt.subarray(at, at + length),
          spoilt.subarray(at),
        ]);
        break;
      case 3:
        spoilt.fill(random.of([0, 0xff, 0x7f, 0x80, 0x20]), at, at + length);
        break;
      case 4:
        if (at + 4 <= spoilt.length)
          spoilt.writeUInt32LE(random.of([0, 1, 0xffffffff, 0x7fffffff, 0x10000]), at);
        break;
      default:
        if (random.chance(0.2)) spoilt = spoilt.subarray(0, at);
    }
  }
  return spoilt;
}

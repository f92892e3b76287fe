const SIZE = 29;
const DATA_BYTES = 55;
const CHECK_BYTES = 15;
const MOST_TEXT = 53;
/** Error correction L with mask 0. */
const FORMAT = 0b111011111000100;

/**
 * Returns the modules of a QR code (version 3, error correction L) row by row, true for dark. Throws on a text of more
 * than 53 bytes.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_TEXT) throw new RangeError("too long for this QR code");
  const modules = Array.from({ length: SIZE }, () => Array<boolean>(SIZE).fill(false));
  const fixed = Array.from({ length: SIZE }, () => Array<boolean>(SIZE).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return;
    (modules[y] ?? [])[x] = dark;
    (fixed[y] ?? [])[x] = true;
  };
  drawPatterns(set);
  const data = dataOf(bytes);
  fill(modules, fixed, [...data, ...checkOf(data)]);
  return modules;
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawPatterns(set: Set): void {
  for (let at = 0; at < SIZE; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (centerX: number, centerY: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(centerX + dx, centerY + dy, !light.includes(ring));
      }
    }
  };
  square(3, 3, 4, [2, 4]);
  square(SIZE - 4, 3, 4, [2, 4]);
  square(3, SIZE - 4, 4, [2, 4]);
  square(SIZE - 7, SIZE - 7, 2, [1]);
  const bit = (at: number) => ((FORMAT >> at) & 1) === 1;
  for (let at = 0; at < 6; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(SIZE - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, SIZE - 15 + at, bit(at));
  set(8, SIZE - 8, true);
}

/** The mode (bytes), the length, the text, and padding. */
function dataOf(text: Uint8Array): number[] {
  const bits = [0, 1, 0, 0, ...bitsOf(text.length), ...[...text].flatMap(bitsOf), 0, 0, 0, 0];
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    data.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  }
  for (let pad = 0xec; data.length < DATA_BYTES; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

const bitsOf = (byte: number) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1);

function times(a: number, b: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> at) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon remainder of the data. */
function checkOf(data: readonly number[]): number[] {
  const divisor = Array<number>(CHECK_BYTES).fill(0);
  divisor[CHECK_BYTES - 1] = 1;
  let root = 1;
  for (let degree = 0; degree < CHECK_BYTES; degree++) {
    for (let at = 0; at < CHECK_BYTES; at++) {
      divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  const rest = Array<number>(CHECK_BYTES).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, at) => (rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor)));
  }
  return rest;
}

/** In pairs of columns from the right, alternating up and down, around the fixed modules. */
function fill(modules: boolean[][], fixed: boolean[][], bytes: readonly number[]): void {
  const bits = bytes.flatMap(bitsOf);
  let next = 0;
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step++) {
      const y = ((right + 1) & 2) === 0 ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x]) continue;
        const dark = bits[next++] === 1;
        (modules[y] ?? [])[x] = dark !== ((x + y) % 2 === 0);
      }
    }
  }
}

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";

const ROOT = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules");
const FIGTREE = `${ROOT}/@fontsource/figtree/files/figtree`;
/** Our own typeface's files, without weight and extension. */
const HOUSE = [`${FIGTREE}-latin`, `${FIGTREE}-latin-ext`];

/** The packages for other scripts. The first one that has a letter draws it. */
const NOTO = [
  "noto-sans",
  "noto-sans-tamil",
  "noto-sans-sc",
  "noto-sans-tc",
  // Characters of names that the two above lack.
  "noto-sans-hk",
  "noto-sans-jp",
  "noto-sans-kr",
  "noto-sans-arabic",
  "noto-sans-devanagari",
  "noto-sans-bengali",
  "noto-sans-gurmukhi",
  "noto-sans-gujarati",
  "noto-sans-oriya",
  "noto-sans-telugu",
  "noto-sans-kannada",
  "noto-sans-malayalam",
  "noto-sans-sinhala",
  "noto-sans-thai",
  "noto-sans-lao",
  "noto-sans-khmer",
  "noto-sans-myanmar",
  "noto-serif-tibetan",
  "noto-sans-javanese",
  "noto-sans-balinese",
  "noto-sans-thaana",
  "noto-sans-hebrew",
  "noto-sans-georgian",
  "noto-sans-armenian",
  "noto-sans-ethiopic",
  "noto-emoji",
] as const;

/** Draws nothing on its own, but affects the shape of the preceding letter. */
const JOINS = /\p{M}|\u200c|\u200d/u;

export type Weight = "text" | "bold";
/** A run of text in one font file. `file` is its name among the document's fonts. */
export type Run = { text: string; file: string };

type Range = { from: number; to: number; file: string };

let ranges: Range[] | undefined;

/** Reads which file covers which letters from the packages' style sheets. */
function readRanges(): Range[] {
  return NOTO.flatMap((name) => {
    const folder = `${ROOT}/@fontsource-variable/${name}`;
    const faces = readFileSync(`${folder}/index.css`, "utf8").matchAll(
      /url\(\.\/(files\/[^)]+)\)[^}]*?unicode-range:\s*([^;]+);/g,
    );
    return [...faces].flatMap(([, file = "", list = ""]) =>
      list.split(",").map((range) => {
        const [from = "", to = from] = range.trim().slice("U+".length).split("-");
        return { from: parseInt(from, 16), to: parseInt(to, 16), file: `${folder}/${file}` };
      }),
    );
  });
}

const houseFile = (file: string, weight: Weight) => `${file}-${WEIGHTS[weight]}-normal.woff`;

function houseOf(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return HOUSE.find((file) => lettersIn(houseFile(file, "text")).has(code));
}

function notoOf(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  ranges ??= readRanges();
  return ranges.find(({ from, to, file }) => from <= code && code <= to && lettersIn(file).has(code))?.file;
}

const known = new Map<string, ReadonlySet<number>>();

/** The style sheets' ranges include letters that some files lack, such as emoji in Chinese fonts. */
function lettersIn(file: string): ReadonlySet<number> {
  const letters = known.get(file) ?? readLetters(file);
  known.set(file, letters);
  return letters;
}

function readLetters(file: string): ReadonlySet<number> {
  const font = create(readFileSync(file));
  return new Set("characterSet" in font ? font.characterSet : []);
}

/**
 * Returns the text in composed form, without control characters and symbols that no font here can draw, and with the
 * number of each letter that none can (`[U+4DAE]`), so that a name stays complete.
 */
export function drawable(text: string): string {
  const letters = [...text.normalize("NFC").replace(/(?!\n|\u200c|\u200d)\p{C}/gu, "")];
  return letters
    .map((letter) =>
      letter === "\n" || JOINS.test(letter) || houseOf(letter) || notoOf(letter) ? letter : numbered(letter),
    )
    .join("");
}

function numbered(letter: string): string {
  if (!/[\p{L}\p{N}]/u.test(letter)) return "";
  const number = letter.codePointAt(0)?.toString(16).toUpperCase() ?? "";
  return `[U+${number.padStart(4, "0")}]`;
}

/** A Latin word is drawn in one typeface: Vietnamese has letters that our own lacks. */
function isForeign(word: string): boolean {
  return [...word].some((letter) => /\p{Script=Latin}/u.test(letter) && !houseOf(letter));
}

/** Splits drawable text into runs of one font file. Marks stay with their base letter. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const word of text.split(/(?<=\s)|(?=\s)/)) {
    const noto = isForeign(word);
    for (const letter of word) {
      const last = runs.at(-1);
      const own = (noto ? undefined : houseOf(letter)) ?? notoOf(letter) ?? houseOf("?") ?? "";
      const file = last && JOINS.test(letter) ? last.file : own;
      if (last?.file === file) last.text += letter;
      else runs.push({ text: letter, file });
    }
  }
  return runs;
}

const WEIGHTS = { text: 400, bold: 600 } as const;

/** Returns the fonts for a text by name (`fontName`): whole files of our typeface, subsets of the others. */
export async function fontsFor(text: string): Promise<Map<string, string | Buffer>> {
  const fonts = new Map<string, string | Buffer>();
  const letters = new Map<string, Set<string>>();
  for (const run of runsOf(text)) {
    const used = letters.get(run.file) ?? new Set();
    for (const letter of run.text) used.add(letter);
    letters.set(run.file, used);
  }
  for (const weight of ["text", "bold"] as const) {
    for (const file of HOUSE) fonts.set(fontName(file, weight), houseFile(file, weight));
    for (const [file, used] of letters) {
      if (isHouse(file)) continue;
      const font = await subsetFont(await readFile(file), [...used].sort().join(""), {
        targetFormat: "truetype",
        variationAxes: { wght: WEIGHTS[weight] },
      });
      fonts.set(fontName(file, weight), font);
    }
  }
  return fonts;
}

export function fontName(file: string, weight: Weight): string {
  return `${weight}:${path.basename(file)}`;
}

export function isHouse(file: string): boolean {
  return HOUSE.includes(file);
}

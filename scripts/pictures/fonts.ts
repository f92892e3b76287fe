import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Subsets the two typefaces into the files of app/fonts: `npx tsx scripts/pictures/fonts.ts`. The letters that nearly
 * every page uses are one small file per typeface. Accented letters that names may contain are in further files, which
 * a browser fetches on demand (styles/letters.css). Only this script needs the subsetter, so it is installed
 * temporarily.
 */
const SUBSETTER = "subset-font@2.9.0";
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "rvrn", "rclt", "tnum", "lnum"];

/** The typefaces, by the names that the styles use. */
const TYPEFACES = [
  // All headings share one weight, which saves ten KiB before the first heading is drawn.
  { name: "fraunces", weights: 560 },
  { name: "figtree", weights: { min: 400, max: 700, default: 400 } },
];

const ASCII = range(0x20, 0x7e);
const COMMON = "\u00a0£§©®°±²·×÷½Éàçèéêñöü–—‘’“”•…™↑↓−";
const LATIN_1 = [...range(0xa0, 0xff)].filter((letter) => !COMMON.includes(letter)).join("") + "ıŒœ‚„‹›⁄€";
/** Latin Extended-A, and the tone marks of pinyin. */
const EXTENDED = [...(range(0x100, 0x17f) + range(0x1cd, 0x1dc))].filter((letter) => !"ıŒœ".includes(letter));

const FILES = [
  { ending: "", from: "latin", letters: ASCII + COMMON },
  { ending: "-latin1", from: "latin", letters: LATIN_1 },
  { ending: "-extended", from: "latin-ext", letters: EXTENDED.join("") },
];

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

type Subset = (font: Buffer, letters: string, options: object) => Promise<Buffer>;

async function cutFonts(subset: Subset): Promise<void> {
  for (const { name, weights } of TYPEFACES) {
    for (const { ending, from, letters } of FILES) {
      const source = `node_modules/@fontsource-variable/${name}/files/${name}-${from}-wght-normal.woff2`;
      const font = await subset(readFileSync(source), letters, {
        targetFormat: "woff2",
        noHinting: true,
        keepFeatures: FEATURES,
        variationAxes: { wght: weights },
      });
      writeFileSync(`app/fonts/${name}${ending}.woff2`, font);
      process.stdout.write(`${name}${ending}.woff2 ${font.length}\n`);
    }
  }
}

const workshop = mkdtempSync(path.join(tmpdir(), "fonts-"));
try {
  execFileSync("npm", ["install", "--prefix", workshop, "--no-audit", "--no-fund", SUBSETTER]);
  await cutFonts(createRequire(path.join(workshop, "index.js"))("subset-font") as Subset);
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

/**
 * The letters of the typeface's two files: those of Western Europe, and those of the rest of Europe, of Vietnamese and of
 * romanised Asian names.
 */
const LATIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2212]/;
const LATIN_EXT =
  /[\u0100-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9]/;

const UNPRINTABLE = /[^\u0000-\u024f\u02b0-\u02ff\u1e00-\u1eff\u2000-\u206f\u20a0-\u20cf\u2212]+/gu;

export type Run = { text: string; extended: boolean };

/** Splits printable text into runs that one font file can draw; spaces stay with the run before them. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const extended = !LATIN.test(letter) && LATIN_EXT.test(letter);
    const last = runs.at(-1);
    if (last && (last.extended === extended || letter === " ")) last.text += letter;
    else runs.push({ text: letter, extended });
  }
  return runs;
}

/** Returns the text in composed letters, with a note in place of what the typeface has no letters for. */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(UNPRINTABLE, "[not printable]")
    .replace(/./gsu, (letter) =>
      LATIN.test(letter) || LATIN_EXT.test(letter) || letter === "\n" ? letter : "?",
    );
}

/** True when the typeface has letters for the whole text. */
export function isPrintable(text: string): boolean {
  return printable(text) === text.normalize("NFC");
}

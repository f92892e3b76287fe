import bidiFactory from "bidi-js";
import LineBreaker from "linebreak";
import { drawable, runsOf } from "./typefaces";

const bidi = bidiFactory();

/** A run of text in one font file and one direction, in reading order. */
export type Piece = { text: string; file: string; isRightToLeft: boolean };
/** The pieces in visual order, from left to right. */
export type Line = { text: string; pieces: Piece[] };

type Measure = (text: string) => number;

/** Breaks text into lines by UAX 14, and reorders each visually by UAX 9. */
export function linesOf(words: string, width: number, measure: Measure): Line[] {
  return drawable(words)
    .split("\n")
    .flatMap((paragraph) => {
      const { levels } = bidi.getEmbeddingLevels(paragraph);
      return breakLines(paragraph, width, measure).map(([start, end]) => {
        const text = paragraph.slice(start, end);
        return { text, pieces: seenOrder(text, levels.subarray(start, end)) };
      });
    });
}

/** Returns the start and end of each line, without trailing spaces. */
function breakLines(text: string, width: number, measure: Measure): [start: number, end: number][] {
  const lines: [number, number][] = [];
  let start = 0;
  let end = 0;
  const close = (at: number) => {
    lines.push([start, start + text.slice(start, at).trimEnd().length]);
    start = at;
  };
  for (const position of breaksOf(text, width, measure)) {
    if (end > start && measure(text.slice(start, position).trimEnd()) > width) close(end);
    end = position;
  }
  close(text.length);
  return lines;
}

/** Yields the possible ends of lines; anywhere within a word that is wider than the line. */
function* breaksOf(text: string, width: number, measure: Measure): Generator<number> {
  const breaker = new LineBreaker(text);
  let last = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const word = text.slice(last, next.position);
    if (measure(word.trimEnd()) > width) {
      for (const { index, segment } of new Intl.Segmenter().segment(word))
        yield last + index + segment.length;
    } else yield next.position;
    last = next.position;
  }
}

function seenOrder(text: string, levels: Uint8Array): Piece[] {
  const pieces: (Piece & { level: number })[] = [];
  let at = 0;
  for (const run of runsOf(text)) {
    for (const letter of run.text) {
      const level = levels[at] ?? 0;
      at += letter.length;
      const last = pieces.at(-1);
      if (last?.file === run.file && last.level === level) last.text += letter;
      else pieces.push({ text: letter, file: run.file, isRightToLeft: level % 2 === 1, level });
    }
  }
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--) reverseRuns(pieces, (piece) => piece.level >= level);
  return pieces;
}

function reverseRuns<T>(items: T[], belongs: (item: T) => boolean): void {
  let start = 0;
  while (start < items.length) {
    const item = items[start];
    if (item === undefined || !belongs(item)) {
      start++;
      continue;
    }
    let end = start;
    for (let next = items[end]; next !== undefined && belongs(next); next = items[end]) end++;
    items.splice(start, end - start, ...items.slice(start, end).reverse());
    start = end;
  }
}

/** Mirrors neutral characters, such as brackets, for their appearance in right-to-left text. */
export function mirrored(text: string): string {
  return [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join("");
}

import type { Candidate } from "./repo-words";

/** Returns the number of typos accepted in a word of this length. */
export function editsIn(word: string): number {
  if (word.length < 3 || /\p{N}/u.test(word)) return 0;
  if (word.length < 7) return 1;
  return word.length < 10 ? 2 : 3;
}

/** Returns the best candidate, or null. Prefers fewer typos, then the more frequent word. */
export function likeliest(typed: string, candidates: readonly Candidate[]): string | null {
  const most = editsIn(typed);
  let best: { word: string; score: number } | null = null;
  for (const { word, frequency, similarity, sounds } of candidates) {
    const slips = distance(typed, word);
    if (slips > most && !(sounds && similarity > 0.2)) continue;
    // A plumber is not a number: with another typo besides the first letter, a different word was meant.
    if (typed[0] !== word[0] && slips > 1 && !sounds) continue;
    // Typos in the first letter are rare, as are those that change the sound.
    const firstLetter = typed[0] === word[0] ? 0 : 0.7;
    const cost =
      Math.min(slips, most + 0.5 + slips / 10) + firstLetter - (sounds ? 0.5 : 0) - similarity * 0.8;
    const score = Math.log10(1 + frequency) * 0.35 - cost;
    if (!best || score > best.score) best = { word, score };
  }
  return best?.word ?? null;
}

/** Returns the edit distance: letters removed, added, replaced, or swapped with their neighbour (Damerau). */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** Returns every split of a word into two parts of at least three letters: "photobooth". */
export function halves(word: string): [string, string][] {
  const ways: [string, string][] = [];
  for (let at = 3; at <= word.length - 3; at++) ways.push([word.slice(0, at), word.slice(at)]);
  return ways;
}

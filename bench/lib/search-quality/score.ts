import type { Answer } from "./engine";
import { PAGE } from "./ilike";
import type { Judge } from "./judge";
import type { Wanted } from "./query";

export type Score = { at5: number; reciprocal: number };
export type Listed = Pick<Answer, "keys" | "total" | "instead">;

/** Returns success@5, and the reciprocal rank of the first hit on the first page. */
export function scoreOf(answer: Listed, wanted: Wanted, judge: Judge): Score {
  if (wanted.nothing) {
    const right = answer.total === 0 ? 1 : 0;
    return { at5: right, reciprocal: right };
  }
  if (wanted.asTyped && answer.instead !== null) return { at5: 0, reciprocal: 0 };
  const at = answer.keys.slice(0, PAGE).findIndex((key) => judge.isHit(key, wanted));
  return { at5: at >= 0 && at < 5 ? 1 : 0, reciprocal: at < 0 ? 0 : 1 / (at + 1) };
}

export function shareOf(scores: readonly Score[], measure: keyof Score): number {
  return scores.reduce((sum, score) => sum + score[measure], 0) / Math.max(1, scores.length);
}

import type { SearchKind } from "@/contracts/catalogue/search/search";
import { addDays, todayInSingapore } from "@/lib/dates";
import { log } from "@/server/core/log/log";
import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import { plainSearchWords } from "@/server/modules/catalogue/visit/public";
import * as repo from "./repo/misses";

const KEEP_DAYS = 90;

/**
 * Counts a search that matched nothing exactly. Results are cached, so the same search counts at most once a minute.
 * Never throws: a search that can't be counted is lost.
 */
export async function noteMiss(kind: SearchKind, typed: string, instead: string | null): Promise<void> {
  const words = plainSearchWords(typed);
  if (words === null) return;
  try {
    await repo.countMiss(await getDb(), { day: todayInSingapore(), kind, words, instead: instead ?? "" });
  } catch (error) {
    log.warn({ err: error }, "a search in vain was not counted");
  }
}

export async function deleteOldMisses(): Promise<number> {
  const db = await getDb();
  return inBatches((limit) => repo.deleteMissesBefore(db, addDays(todayInSingapore(), -KEEP_DAYS), limit));
}

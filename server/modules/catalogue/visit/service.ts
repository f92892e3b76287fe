import { MAX_SEARCH_WORDS, MIN_SEARCHES, type SearchWords } from "@/contracts/catalogue/visit";
import { uuid } from "@/contracts/fields.schema";
import { type IsoDate, todayInSingapore } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { log } from "@/server/core/log/log";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo";
import type { Visit } from "./visit";

const WRITE_AFTER_MS = 1_500;
/** More than are opened between two flushes; anything beyond is not counted. */
const MAX_WAITING = 5_000;

const isId = uuid().required();

/** One per process, because pages and API load separate instances of this module. */
const shared = globalThis as typeof globalThis & {
  sayangVisits?: { waiting: Visit[]; searches: string[]; timer?: NodeJS.Timeout };
};
const state = () => (shared.sayangVisits ??= { waiting: [], searches: [] });

/** Counts the visit with the next batch, without delaying the page. */
export function noteVisit(visit: Visit): void {
  const visits = state();
  if (visits.waiting.length >= MAX_WAITING) return;
  visits.waiting.push(visit);
  visits.timer ??= setTimeout(() => void flushVisits(), WRITE_AFTER_MS).unref();
}

/** Counts a search in a category, `""` for none, with the next batch. */
export function noteSearch(category: string): void {
  const visits = state();
  if (visits.searches.length >= MAX_WAITING) return;
  visits.searches.push(category);
  visits.timer ??= setTimeout(() => void flushVisits(), WRITE_AFTER_MS).unref();
}

/** Writes the pending visits and searches. Never throws: counts that cannot be written are lost. */
export async function flushVisits(now = new Date()): Promise<void> {
  const visits = state();
  clearTimeout(visits.timer);
  delete visits.timer;
  const batch = visits.waiting.splice(0);
  const searches = visits.searches.splice(0);
  if (batch.length + searches.length === 0) return;
  const day = todayInSingapore(now);
  try {
    const opened = await byVendor(batch);
    const searched = opened.filter(({ words }) => words !== "");
    await inTransaction(async (tx) => {
      await repo.countViews(tx, day, tally(opened.map((visit) => ({ ...visit, words: "" }))));
      await repo.countWords(tx, day, tally(searched));
      await repo.countSearches(tx, day, searches);
    });
  } catch (error) {
    log.warn({ err: error, visits: batch.length }, "visits not counted");
  }
}

/** Returns how often the vendor's pages were opened, from `from` up to but excluding `to`. */
export async function viewsBetween(vendorId: string, from: IsoDate, to: IsoDate): Promise<number> {
  return repo.sumViews(await getDb(), vendorId, from, to);
}

/** Returns the most frequent searches before the vendor's page was opened, omitting rare ones. */
export async function searchWordsOf(vendorId: string, from: IsoDate, to: IsoDate): Promise<SearchWords[]> {
  return repo.topWords(await getDb(), vendorId, { from, to, atLeast: MIN_SEARCHES, limit: MAX_SEARCH_WORDS });
}

type Opened = { vendorId: string; words: string };

/** Skips paths that don't belong to a vendor. */
async function byVendor(visits: readonly Visit[]): Promise<Opened[]> {
  const keys = [...new Set(visits.map(({ vendor }) => vendor))];
  const ids = keys.filter((key) => isId.isValidSync(key));
  const rows = await repo.findListed(await getDb(), ids, keys);
  const idOf = new Map(rows.flatMap(({ id, slug }) => [[id, id] as const, [slug, id] as const]));
  return visits.flatMap(({ vendor, words }) => {
    const vendorId = idOf.get(vendor);
    return vendorId ? [{ vendorId, words: words ?? "" }] : [];
  });
}

function tally(opened: readonly Opened[]): repo.Tally[] {
  const groups = groupBy(opened, ({ vendorId, words }) => `${vendorId} ${words}`);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first ? [{ ...first, times: 1 + others.length }] : []));
}

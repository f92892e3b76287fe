import { readVendorSearch } from "@/contracts/catalogue/search/search.schema";
import { SEARCH_DEFAULTS, type SearchKind } from "@/contracts/catalogue/search/search";
import type {
  SearchMisses,
  SearchTrial,
  Synonym,
  Synonyms,
  SynonymTrial,
} from "@/contracts/catalogue/search/operator-search";
import type {
  SearchMissesQuery,
  SynonymBody,
  SynonymsQuery,
  SynonymTrialBody,
} from "@/contracts/catalogue/search/operator-search.schema";
import { toPage } from "@/contracts/envelope";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { OperatorActor } from "@/server/core/actor";
import { clearCache } from "@/server/core/cache";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { vendorCards } from "@/server/modules/catalogue/vendor/public";
import { toFilter } from "./filter";
import { missPage } from "./repo/misses";
import { findVendors } from "./repo/vendors";
import { termsOf } from "./words/own-terms";
import * as repo from "./words/repo-synonyms";
import type { Terms } from "./words/terms";
import { plainText } from "./words/tokens";

/** Every search that isn't cached reads all groups. */
const MOST_GROUPS = 500;
const NAMES_SHOWN = 8;

/** GET /operator/synonym, newest first. */
export async function listSynonyms(query: SynonymsQuery): Promise<Synonyms> {
  const { rows, total } = await repo.synonymPage(await getDb(), {
    ...query,
    searchBy: plainText(query.searchBy),
  });
  return toPage(rows.map(present), total, query);
}

/** POST /operator/synonym. Throws `bad_request`, and `conflict` when there are too many. */
export function addSynonym(actor: OperatorActor, body: SynonymBody): Promise<Synonym> {
  const group = plainGroup(body);
  return inTransaction(async (tx) => {
    if ((await repo.synonymCount(tx)) >= MOST_GROUPS) {
      throw new AppError("conflict", `There are ${MOST_GROUPS} groups: remove one first`);
    }
    const id = await repo.insertSynonym(tx, group);
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind: "synonym.put",
      subjectId: id,
      subject: group.say.join(", "),
      after: inWords(group),
    });
    return { _id: id, ...group };
  }).finally(clearCache);
}

/** PUT /operator/synonym/{id}. Throws `bad_request` and `not_found`. */
export function changeSynonym(actor: OperatorActor, id: string, body: SynonymBody): Promise<Synonym> {
  const group = plainGroup(body);
  return inTransaction(async (tx) => {
    const before = required(await repo.synonymOf(tx, id));
    await repo.updateSynonym(tx, id, group);
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind: "synonym.put",
      subjectId: id,
      subject: group.say.join(", "),
      before: inWords(before),
      after: inWords(group),
    });
    return { _id: id, ...group };
  }).finally(clearCache);
}

/** DELETE /operator/synonym/{id}. Throws `not_found`. */
export function removeSynonym(actor: OperatorActor, id: string): Promise<void> {
  return inTransaction(async (tx) => {
    const before = required(await repo.synonymOf(tx, id));
    await repo.deleteSynonym(tx, id);
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind: "synonym.remove",
      subjectId: id,
      subject: before.say.join(", "),
      before: inWords(before),
    });
  }).finally(clearCache);
}

/** POST /operator/synonym/try: nothing is saved. Throws `bad_request`. */
export async function trySynonym({ words, id, ...body }: SynonymTrialBody): Promise<SynonymTrial> {
  const saved = await repo.allSynonyms(await getDb());
  const others = saved.filter((group) => group.id !== id);
  const [now, then] = await Promise.all([
    trial(words, termsOf(saved)),
    trial(words, termsOf([...others, plainGroup(body)])),
  ]);
  return { now, then };
}

async function trial(words: string, terms: Terms): Promise<SearchTrial> {
  const { filter, instead } = await toFilter(readVendorSearch({ q: words }), terms);
  if (!filter) return { total: 0, names: [], instead: "" };
  const { ids, total } = await findVendors(await getDb(), filter, {
    sort: SEARCH_DEFAULTS.sort,
    limit: NAMES_SHOWN,
    offset: 0,
  });
  const cards = await vendorCards(ids);
  return { total, names: cards.map(({ vendorName }) => vendorName), instead: instead ?? "" };
}

/** GET /operator/search-miss: the most frequent first. */
export async function listMisses({ kind, days, ...paging }: SearchMissesQuery): Promise<SearchMisses> {
  const from = addDays(todayInSingapore(), 1 - days);
  const { rows, total } = await missPage(await getDb(), { from, kind: kind as SearchKind, ...paging });
  return toPage(rows, total, paging);
}

/** Normalises terms as search does. Throws `bad_request` when nothing would be equivalent. */
function plainGroup({ say, mean = [] }: SynonymBody): { say: string[]; mean: string[] } {
  const plain = (terms: readonly string[]) => [...new Set(terms.map(plainText).filter(Boolean))];
  const said = plain(say);
  const meant = plain(mean).filter((term) => !said.includes(term));
  if (said.length === 0 || said.length + meant.length < 2) {
    throw new AppError("bad_request", "Please enter at least two different terms");
  }
  return { say: said, mean: meant };
}

const inWords = ({ say, mean }: { say: string[]; mean: string[] }) => ({
  say: say.join(", "),
  mean: mean.join(", "),
});

const present = ({ id, ...group }: repo.SynonymRow): Synonym => ({ _id: id, ...group });

function required(row: repo.SynonymRow | null): repo.SynonymRow {
  if (!row) throw new AppError("not_found", "This synonym was removed");
  return row;
}

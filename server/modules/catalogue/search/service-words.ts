import { type Db, getDb } from "@/server/db/client";
import { allSynonyms } from "./words/repo-synonyms";
import { refreshWords } from "./words/repo-words";
import { SYNONYM_TERMS } from "./words/synonyms";

/** Rebuilds the vocabulary for spelling corrections. Products added later are still found by their exact words. */
export async function refreshSearchWords(db?: Db): Promise<void> {
  const open = db ?? (await getDb());
  const own = (await allSynonyms(open)).flatMap(({ say }) => say);
  await refreshWords(open, [...SYNONYM_TERMS, ...own]);
}

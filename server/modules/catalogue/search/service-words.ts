import { type Db, getDb } from "@/server/db/client";
import { refreshWords } from "./words/repo-words";
import { SYNONYM_TERMS } from "./words/synonyms";

/** Rebuilds the vocabulary for spelling corrections. Products added later are still found by their exact words. */
export async function refreshSearchWords(db?: Db): Promise<void> {
  await refreshWords(db ?? (await getDb()), SYNONYM_TERMS);
}

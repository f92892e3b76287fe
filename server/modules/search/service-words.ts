import { type Db, getDb } from "@/server/db/client";
import { alone } from "@/server/jobs/alone";
import { refreshWords } from "./repo-words";
import { SYNONYM_TERMS } from "./synonyms";

/** "word" in ASCII. */
const WORDS_LOCK = 0x776f7264;
const EVERY_MS = 3_600_000;

let next = 0;

/** Collects the vocabulary that misspelt words are looked up in. What was added since is found as typed all the same. */
export async function refreshSearchWords(db?: Db): Promise<void> {
  await refreshWords(db ?? (await getDb()), SYNONYM_TERMS);
}

/** At the start of a process and every hour after, in one process at a time. */
export async function refreshSearchWordsNowAndThen(now = Date.now()): Promise<void> {
  if (now < next) return;
  next = now + EVERY_MS;
  try {
    await alone(WORDS_LOCK, () => refreshSearchWords());
  } catch (error) {
    next = now;
    throw error;
  }
}

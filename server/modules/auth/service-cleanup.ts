import { getDb } from "@/server/db/client";
import { DEAD_KINDS, deleteDead } from "./cleanup-repo";

const BATCH = 1_000;
/** A round ends here; what is left waits for the next. */
const MAX_BATCHES = 20;
const EVERY_MS = 10 * 60_000;

let lastAt = 0;

/** Deletes tokens, codes, counters and sessions that are long over, in small batches. Answers how many rows went. */
export async function cleanUpIdentity(): Promise<number> {
  const db = await getDb();
  let deleted = 0;
  for (const kind of DEAD_KINDS) {
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const count = await deleteDead(db, kind, BATCH);
      deleted += count;
      if (count < BATCH) break;
    }
  }
  return deleted;
}

/** The same for a ticker that comes round more often than is needed. */
export async function cleanUpIdentityNowAndThen(): Promise<void> {
  if (Date.now() < lastAt + EVERY_MS) return;
  lastAt = Date.now();
  await cleanUpIdentity();
}

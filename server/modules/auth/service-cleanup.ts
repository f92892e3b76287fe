import { getDb } from "@/server/db/client";
import { deleteOldMessages } from "@/server/modules/outgoing-message/service-retention";
import { DEAD_KINDS, deleteDead } from "./cleanup-repo";

const BATCH = 1_000;
/** A round ends here; what is left waits for the next. */
const MAX_BATCHES = 20;
const EVERY_MS = 10 * 60_000;

let lastAt = 0;

/** Deletes tokens, codes, counters, sessions and messages that are long over, in small batches. Answers how many rows went. */
export async function cleanUpIdentity(): Promise<number> {
  const db = await getDb();
  const kinds = [
    ...DEAD_KINDS.map((kind) => () => deleteDead(db, kind, BATCH)),
    () => deleteOldMessages(db, BATCH),
  ];
  let deleted = 0;
  for (const deleteBatch of kinds) {
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const count = await deleteBatch();
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

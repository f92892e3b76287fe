import { UNDO_HOURS } from "@/contracts/planning/guest/guest";
import { HOUR_MS } from "@/lib/time";
import { getDb } from "@/server/db/client";
import { purgeUndo } from "./repo/undo";
import { purgeDeleted } from "./repo/write";

/** Permanently deletes what was deleted too long ago to be undone; returns the number of guests. */
export async function purgeDeletedGuests(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - UNDO_HOURS * HOUR_MS);
  return (await getDb()).transaction(async (tx) => {
    await purgeUndo(tx, before);
    return purgeDeleted(tx, before);
  });
}

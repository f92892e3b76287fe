import { asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { runSheetItem } from "@/server/db/schema/planning/run-sheet";
import { wedding } from "@/server/db/schema/planning/wedding";

/** Returns a couple's run sheet, for the download of its data. */
export async function ownRunSheet(db: Db, customerId: string) {
  const runSheet = await db
    .select({
      date: runSheetItem.date,
      startsAt: runSheetItem.startsAt,
      minutes: runSheetItem.minutes,
      title: runSheetItem.title,
      place: runSheetItem.place,
      people: runSheetItem.people,
      notes: runSheetItem.notes,
      doneAt: runSheetItem.doneAt,
    })
    .from(runSheetItem)
    .innerJoin(wedding, eq(wedding.id, runSheetItem.weddingId))
    .where(eq(wedding.customerId, customerId))
    .orderBy(asc(runSheetItem.date), asc(runSheetItem.startsAt), asc(runSheetItem.id));
  return { runSheet };
}

import {
  MARRIAGE_LAWS,
  type MarriageLaw,
  type MarriageNotice,
  noticeDates,
} from "@/contracts/planning/marriage-notice";
import type { EventKind } from "@/contracts/planning/wedding/wedding";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { openTasksOf } from "@/server/modules/planning/checklist/public";
import { eventsOf } from "@/server/modules/planning/wedding/public";

/** The checklist's task for each notice, and the events that marry by that law. */
const LAWS: Readonly<Record<MarriageLaw, { task: string; kinds: readonly EventKind[] }>> = {
  civil: { task: "rom.notice", kinds: ["solemnisation", "church"] },
  muslim: { task: "nikah.romm", kinds: ["nikah"] },
};

/**
 * Returns the notices of marriage that the couple has yet to give: those with an open task and a day ahead. The day is
 * that of the first event that marries by this law, or else the wedding day.
 */
export async function noticesOf(
  db: Db,
  weddingId: string,
  { day, today }: { day: IsoDate | null; today: IsoDate },
): Promise<MarriageNotice[]> {
  const keys = MARRIAGE_LAWS.map((law) => LAWS[law].task);
  const [tasks, events] = await Promise.all([openTasksOf(db, weddingId, keys), eventsOf(weddingId, db)]);
  return MARRIAGE_LAWS.flatMap((law) => {
    const { task, kinds } = LAWS[law];
    const taskId = tasks.get(task);
    const days = events.flatMap(({ kind, date }) => (date && kinds.includes(kind) ? [date] : []));
    const married = days.toSorted()[0] ?? day;
    return taskId && married && married >= today
      ? [{ law, taskId, day: married, ...noticeDates(law, married) }]
      : [];
  });
}

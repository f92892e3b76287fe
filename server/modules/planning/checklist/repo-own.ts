import { asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { task } from "@/server/db/schema/planning/checklist";
import { wedding } from "@/server/db/schema/planning/wedding";

/** Returns a couple's checklist, for the download of its data. */
export async function ownChecklist(db: Db, customerId: string) {
  const checklist = await db
    .select({
      title: task.title,
      notes: task.notes,
      assignee: task.assignee,
      dueOn: task.dueOn,
      pinned: task.pinned,
      doneAt: task.doneAt,
    })
    .from(task)
    .innerJoin(wedding, eq(wedding.id, task.weddingId))
    .where(eq(wedding.customerId, customerId))
    .orderBy(asc(task.dueOn), asc(task.id));
  return { checklist };
}

import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { planOfAccount } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo";

const LIMIT = 500;
const FAR = "9999-12-31";

/** Returns the open tasks of the wedding that an account plans, for its calendar. */
export async function taskEvents(accountId: string) {
  const db = await getDb();
  const weddingId = await planOfAccount(db, accountId);
  if (!weddingId) return [];
  const rows = await repo.dueTasks(db, weddingId, FAR, LIMIT);
  return rows.map(({ task }) => ({
    uid: `task-${task.id}@sayang`,
    day: task.dueOn ?? FAR,
    title: task.title,
    description: [task.assignee, task.notes].filter(Boolean).join("\n"),
    url: appLink("/user/dashboard/check-list"),
    changedAt: task.createdAt,
  }));
}

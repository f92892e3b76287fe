import { and, eq, isNull, sql } from "drizzle-orm";
import type { IsoDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { checklistMove, task } from "@/server/db/schema/planning/checklist";

export type MoveRow = typeof checklistMove.$inferSelect;

/** Locks the open tasks of a wedding until the transaction ends. */
export async function lockOpenTasks(tx: Transaction, weddingId: string) {
  return tx
    .select({ id: task.id, dueOn: task.dueOn, offsetDays: task.offsetDays, pinned: task.pinned })
    .from(task)
    .where(and(eq(task.weddingId, weddingId), isNull(task.doneAt)))
    .orderBy(task.id)
    .for("update");
}

export async function setDueDates(
  tx: Transaction,
  changes: readonly { id: string; dueOn: IsoDate | null; offsetDays: number | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    update ${task} set due_on = change.due_on, offset_days = change.offset_days
    from jsonb_to_recordset(${JSON.stringify(
      changes.map(({ id, dueOn, offsetDays }) => ({ id, due_on: dueOn, offset_days: offsetDays })),
    )}::jsonb) as change(id uuid, due_on date, offset_days integer)
    where ${task.id} = change.id`);
}

export async function findMove(db: Db, weddingId: string): Promise<MoveRow | null> {
  const [row] = await db.select().from(checklistMove).where(eq(checklistMove.weddingId, weddingId));
  return row ?? null;
}

export async function saveMove(tx: Transaction, move: typeof checklistMove.$inferInsert): Promise<void> {
  const { weddingId: _wedding, ...set } = move;
  await tx.insert(checklistMove).values(move).onConflictDoUpdate({ target: checklistMove.weddingId, set });
}

export async function deleteMove(db: Db, weddingId: string): Promise<void> {
  await db.delete(checklistMove).where(eq(checklistMove.weddingId, weddingId));
}

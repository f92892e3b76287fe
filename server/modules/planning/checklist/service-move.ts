import type { ChecklistMove, MovedTask } from "@/contracts/planning/checklist";
import { addDays, daysBetween, type IsoDate, todayInSingapore } from "@/lib/dates";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import type { CustomerActor } from "@/server/core/actor";
import { requireWedding, weddingDayOf, weddingOfCustomer } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo-move";

const CATCH_UP_DAYS = 7;

/** Returns the due date of a task that would start out late: within a week, but not after the wedding. */
export function catchUp(target: IsoDate, day: IsoDate, today: IsoDate): IsoDate {
  if (target >= today || day < today) return target;
  const soon = addDays(today, CATCH_UP_DAYS);
  return soon < day ? soon : day;
}

/**
 * Moves the due dates of open tasks along with the wedding day, except pinned ones, and records the move for undo. A
 * task that wasn't late doesn't become late.
 */
export async function dayMoved(
  tx: Transaction,
  customerId: string,
  from: IsoDate | null,
  to: IsoDate | null,
  now = new Date(),
): Promise<void> {
  if (to === null || from === to) return;
  const weddingId = await weddingOfCustomer(tx, customerId);
  if (!weddingId) return;
  const today = todayInSingapore(now);
  const open = await repo.lockOpenTasks(tx, weddingId);
  const changes = open.flatMap(({ id, dueOn, offsetDays, pinned }) => {
    if (pinned || offsetDays === null) return [];
    const target = addDays(to, offsetDays);
    const due = dueOn !== null && dueOn < today ? target : catchUp(target, to, today);
    return due === dueOn ? [] : [{ id, from: dueOn, dueOn: due, offsetDays }];
  });
  if (open.length === 0) return;
  await repo.setDueDates(tx, changes);
  const moved = changes.map(({ id, from: before, dueOn }): MovedTask => ({ id, from: before, to: dueOn }));
  const kept = open.length - moved.length;
  await repo.saveMove(tx, { weddingId, fromDay: from, toDay: to, moved, kept });
}

/** Restores the dates of tasks that moved with the wedding day, except those changed since. Throws `conflict`. */
export async function undoMove(actor: CustomerActor): Promise<null> {
  const { weddingId, customerId } = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    const move = await repo.findMove(tx, weddingId);
    if (!move) throw new AppError("conflict", "There is no move to undo");
    const day = await weddingDayOf(tx, customerId);
    const open = new Map((await repo.lockOpenTasks(tx, weddingId)).map((task) => [task.id, task]));
    const changes = move.moved.flatMap(({ id, from, to }) => {
      const task = open.get(id);
      if (!task || task.dueOn !== to) return [];
      // The task stays relative to the day, at its new distance.
      return [{ id, dueOn: from, offsetDays: from && day ? daysBetween(day, from) : task.offsetDays }];
    });
    await repo.setDueDates(tx, changes);
    await repo.deleteMove(tx, weddingId);
  });
  return null;
}

export async function dismissMove(actor: CustomerActor): Promise<null> {
  const { weddingId } = await requireWedding(actor, "plan");
  await repo.deleteMove(await getDb(), weddingId);
  return null;
}

export function presentMove(move: repo.MoveRow | null): ChecklistMove | null {
  if (!move || move.moved.length === 0) return null;
  return { from: move.fromDay, to: move.toDay, moved: move.moved.length, kept: move.kept };
}

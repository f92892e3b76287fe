import { toPage } from "@/contracts/envelope";
import {
  CEREMONIES,
  type Ceremony,
  type Checklist,
  type PlanTask,
  TASKS_MAX,
} from "@/contracts/planning/checklist";
import type { ChecklistQuery, TaskBody, TaskChangeBody } from "@/contracts/planning/checklist.schema";
import { addDays, daysBetween, type IsoDate, todayInSingapore } from "@/lib/dates";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { planOf, requireWedding, weddingDayOf } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo";
import { findMove } from "./repo-move";
import { presentMove } from "./service-move";

/** Returns the checklist of the caller's wedding. Throws `forbidden` without the right to plan. */
export async function readChecklist(
  actor: CustomerActor,
  query: ChecklistQuery,
  now = new Date(),
): Promise<Checklist> {
  const { weddingId, customerId } = await requireWedding(actor, "plan");
  const db = await getDb();
  const today = todayInSingapore(now);
  const [rows, counts, assignees, keys, day, move] = await Promise.all([
    repo.listTasks(db, weddingId, query, today),
    repo.countTasks(db, weddingId, query.who, today),
    repo.assigneesOf(db, weddingId),
    repo.templateKeys(db, weddingId),
    weddingDayOf(db, customerId),
    findMove(db, weddingId),
  ]);
  const used = new Set(keys.map(ceremonyOf));
  return {
    ...toPage(rows.map(present), counts[query.filter], query),
    day,
    counts,
    assignees,
    ceremonies: CEREMONIES.filter((ceremony) => used.has(ceremony)),
    move: presentMove(move),
  };
}

/** Returns open tasks that are late or due within `days`, and their number. */
export async function tasksAhead(weddingId: string, days: number, limit: number, now = new Date()) {
  const db = await getDb();
  const today = todayInSingapore(now);
  const [rows, counts] = await Promise.all([
    repo.dueTasks(db, weddingId, addDays(today, days), limit),
    repo.countTasks(db, weddingId, "", today),
  ]);
  return { docs: rows.map(present), counts };
}

/** Adds a task of the couple's own. Throws `conflict` when the list is full. */
export async function addTask(actor: CustomerActor, body: TaskBody): Promise<PlanTask> {
  const { weddingId, customerId } = await requireWedding(actor, "plan");
  const id = await inTransaction(async (tx) => {
    if ((await repo.countAll(tx, weddingId)) >= TASKS_MAX) {
      throw new AppError("conflict", `A checklist holds at most ${TASKS_MAX} tasks: delete some first`);
    }
    await refuseUnknown(tx, body);
    const day = await weddingDayOf(tx, customerId);
    const values = { ...body, offsetDays: offsetOf(body.dueOn ?? null, day) };
    const [made] = await repo.insertTasks(tx, [{ weddingId, ...defined(values), title: body.title }]);
    return made ?? "";
  });
  return read(await getDb(), weddingId, id);
}

/** Changes the given fields of a task, including its tick. Throws `not_found`. */
export async function changeTask(
  actor: CustomerActor,
  id: string,
  { done, ...body }: TaskChangeBody,
  now = new Date(),
): Promise<PlanTask> {
  const { weddingId, customerId } = await planOf(actor);
  await inTransaction(async (tx) => {
    const before = await repo.lockTask(tx, weddingId, id);
    if (!before) throw noSuchTask();
    await refuseUnknown(tx, body);
    const dated = body.dueOn !== undefined && body.dueOn !== before.dueOn;
    const offsetDays = dated ? offsetOf(body.dueOn ?? null, await weddingDayOf(tx, customerId)) : undefined;
    const ticked =
      done === undefined || done === (before.doneAt !== null)
        ? {}
        : { doneAt: done ? now : null, doneByOrderId: null };
    await repo.updateTask(tx, id, defined({ ...body, offsetDays, ...ticked }));
  });
  return read(await getDb(), weddingId, id);
}

/** Deletes a task. Throws `not_found`. */
export async function removeTask(actor: CustomerActor, id: string): Promise<null> {
  const { weddingId } = await planOf(actor);
  if (!(await repo.deleteTask(await getDb(), weddingId, id))) throw noSuchTask();
  return null;
}

const offsetOf = (dueOn: IsoDate | null, day: IsoDate | null) =>
  dueOn && day ? daysBetween(day, dueOn) : null;

function defined<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

async function refuseUnknown(db: Db, { categoryId, vendorId }: Partial<TaskBody>): Promise<void> {
  const refuse = (field: string, message: string) =>
    new AppError("bad_request", message, [{ field, message }]);
  if (categoryId && !(await repo.hasCategory(db, categoryId)))
    throw refuse("categoryId", "This category is gone: choose another");
  if (vendorId && !(await repo.hasVendor(db, vendorId)))
    throw refuse("vendorId", "This vendor is gone: choose another");
}

async function read(db: Db, weddingId: string, id: string): Promise<PlanTask> {
  const row = await repo.findTask(db, weddingId, id);
  if (!row) throw noSuchTask();
  return present(row);
}

const noSuchTask = () => new AppError("not_found", "This task is gone");

function ceremonyOf(key: string): Ceremony | "basics" | null {
  const [prefix] = key.split(".");
  return prefix === "basics" ? "basics" : (CEREMONIES.find((ceremony) => ceremony === prefix) ?? null);
}

function present({ task, category, vendor }: repo.ListedTask): PlanTask {
  const { id, title, notes, assignee, dueOn, pinned, templateKey, doneAt, doneByOrderId } = task;
  return {
    id,
    _id: id,
    title,
    notes,
    assignee,
    dueOn,
    pinned,
    category,
    vendor,
    doneByOrderId,
    ceremony: templateKey ? ceremonyOf(templateKey) : null,
    doneAt: doneAt?.toISOString() ?? null,
  };
}

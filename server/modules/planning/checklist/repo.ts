import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { TaskCounts, TaskFilter } from "@/contracts/planning/checklist";
import type { ChecklistQuery } from "@/contracts/planning/checklist.schema";
import type { IsoDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { task } from "@/server/db/schema/planning/checklist";

export type TaskRow = typeof task.$inferSelect;
export type TaskValues = Partial<typeof task.$inferInsert>;

const isOpen = isNull(task.doneAt);
/** The month that contains `today`. */
const inMonth = (today: IsoDate) =>
  and(
    isOpen,
    gte(task.dueOn, sql`date_trunc('month', ${today}::date)::date`),
    lt(task.dueOn, sql`(date_trunc('month', ${today}::date) + interval '1 month')::date`),
  );
const isOverdue = (today: IsoDate) => and(isOpen, lt(task.dueOn, today));

function filtered(filter: TaskFilter, today: IsoDate): SQL | undefined {
  switch (filter) {
    case "open":
      return isOpen;
    case "month":
      return inMonth(today);
    case "overdue":
      return isOverdue(today);
    case "done":
      return isNotNull(task.doneAt);
    case "all":
      return undefined;
  }
}

const ofWho = (who: string) => (who === "" ? undefined : eq(task.assignee, who));

const select = (db: Db) =>
  db
    .select({
      task,
      category: { id: category.id, slug: category.slug, name: category.name },
      vendor: { id: vendor.id, slug: vendor.slug, vendorName: vendor.vendorName },
    })
    .from(task)
    .leftJoin(category, eq(category.id, task.categoryId))
    .leftJoin(vendor, eq(vendor.id, task.vendorId))
    .$dynamic();
export type ListedTask = Awaited<ReturnType<typeof select>>[number];

/** Returns tasks by due date, those without one last; completed ones latest first. */
export async function listTasks(
  db: Db,
  weddingId: string,
  { filter, who, page, limit }: ChecklistQuery,
  today: IsoDate,
): Promise<ListedTask[]> {
  const order = filter === "done" ? [desc(task.doneAt), asc(task.id)] : [asc(task.dueOn), asc(task.id)];
  return select(db)
    .where(and(eq(task.weddingId, weddingId), filtered(filter, today), ofWho(who)))
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
}

/** Returns open tasks that are late or due by `until`, soonest first. */
export async function dueTasks(db: Db, weddingId: string, until: IsoDate, limit: number) {
  return select(db)
    .where(and(eq(task.weddingId, weddingId), isOpen, sql`${task.dueOn} <= ${until}`))
    .orderBy(asc(task.dueOn), asc(task.id))
    .limit(limit);
}

export async function countTasks(
  db: Db,
  weddingId: string,
  who: string,
  today: IsoDate,
): Promise<TaskCounts> {
  const where = (condition: SQL | undefined) =>
    sql`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number);
  const [row] = await db
    .select({
      open: where(isOpen),
      month: where(inMonth(today)),
      overdue: where(isOverdue(today)),
      done: where(isNotNull(task.doneAt)),
      all: where(undefined),
    })
    .from(task)
    .where(and(eq(task.weddingId, weddingId), ofWho(who)));
  return row ?? { open: 0, month: 0, overdue: 0, done: 0, all: 0 };
}

export async function assigneesOf(db: Db, weddingId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: task.assignee })
    .from(task)
    .where(and(eq(task.weddingId, weddingId), sql`${task.assignee} <> ''`))
    .orderBy(asc(task.assignee));
  return rows.map(({ name }) => name);
}

/** Returns the open tasks that came from these entries of templates, by the entry's key. */
export async function openTasksOf(
  db: Db,
  weddingId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: sql<string>`${task.templateKey}`, id: task.id })
    .from(task)
    .where(and(eq(task.weddingId, weddingId), inArray(task.templateKey, [...keys]), isOpen));
  return new Map(rows.map(({ key, id }) => [key, id]));
}

export async function templateKeys(db: Db, weddingId: string): Promise<string[]> {
  const rows = await db
    .select({ key: sql<string>`${task.templateKey}` })
    .from(task)
    .where(and(eq(task.weddingId, weddingId), isNotNull(task.templateKey)));
  return rows.map(({ key }) => key);
}

export async function countAll(db: Db, weddingId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(task).where(eq(task.weddingId, weddingId));
  return row?.n ?? 0;
}

export async function findTask(db: Db, weddingId: string, id: string): Promise<ListedTask | null> {
  const [row] = await select(db).where(and(eq(task.weddingId, weddingId), eq(task.id, id)));
  return row ?? null;
}

export async function lockTask(tx: Transaction, weddingId: string, id: string): Promise<TaskRow | null> {
  const [row] = await tx
    .select()
    .from(task)
    .where(and(eq(task.weddingId, weddingId), eq(task.id, id)))
    .for("update");
  return row ?? null;
}

export async function insertTasks(tx: Db, rows: (typeof task.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const made = await tx.insert(task).values(rows).returning({ id: task.id });
  return made.map(({ id }) => id);
}

export async function updateTask(tx: Db, id: string, values: TaskValues): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.update(task).set(values).where(eq(task.id, id));
}

export async function deleteTask(db: Db, weddingId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(task)
    .where(and(eq(task.weddingId, weddingId), eq(task.id, id)))
    .returning({ id: task.id });
  return rows.length === 1;
}

export async function categoriesBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: category.id, slug: category.slug })
    .from(category)
    .where(inArray(category.slug, [...slugs]))
    .orderBy(desc(category.level));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

export async function hasCategory(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: category.id }).from(category).where(eq(category.id, id))).length > 0;
}

export async function hasVendor(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(eq(vendor.id, id), eq(vendor.status, "approved")));
  return rows.length > 0;
}

import { BUDGET_LINES_MAX, type BudgetLine, type BudgetPlan } from "@/contracts/planning/budget/budget";
import type {
  BudgetLineBody,
  BudgetLineChangeBody,
  BudgetTotalBody,
  StartBudgetBody,
} from "@/contracts/planning/budget/budget.schema";
import { shareRest, typicalSplit } from "@/contracts/planning/budget/budget-split";
import { type Cents, toCents, toDollars } from "@/lib/money";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { lockCustomer, updateCustomer } from "@/server/modules/identity/account/public";
import { projectedChanges } from "@/server/modules/planning/event-order/public";
import { planOf, requireWedding, type WeddingAccess } from "@/server/modules/planning/wedding/public";
import { ordersByCategory } from "@/server/modules/sale/statement/public";
import * as repo from "./repo";
import { nextDue, outsideByLine, type Sums } from "./repo-sums";

const ELSEWHERE = "Booked elsewhere";
const NOTHING: Sums = { committedCents: 0, paidCents: 0, owedCents: 0 };

/** Returns the couple's budget by line, with the totals of its orders and bookings elsewhere. */
export async function readBudget(actor: CustomerActor): Promise<BudgetPlan> {
  return budgetPlan(await requireWedding(actor, "plan"));
}

export async function budgetPlan(
  whose: Pick<WeddingAccess, "weddingId" | "customerId">,
): Promise<BudgetPlan> {
  const { weddingId, customerId } = whose;
  const db = await getDb();
  const [lines, orders, outside, due, total, changes] = await Promise.all([
    repo.listLines(db, weddingId),
    ordersByCategory(db, customerId),
    outsideByLine(db, weddingId),
    nextDue(db, { weddingId, customerId }),
    repo.budgetOf(db, customerId),
    projectedChanges(weddingId),
  ]);
  const soonest = (matches: (row: (typeof due)[number]) => boolean): BudgetLine["nextDue"] => {
    const [first] = due
      .filter(matches)
      .toSorted((a, b) => (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999"));
    return first ? { amount: toDollars(first.cents), dueOn: first.dueOn } : null;
  };
  /** Adds the projected changes of tied orders to what is booked. */
  const projected = (booked: Sums, matches: (row: (typeof changes)[number]) => boolean): number | null => {
    const by = changes.filter(matches).reduce((sum, { cents }) => sum + cents, 0);
    return by === 0 ? null : toDollars(booked.committedCents + by);
  };
  const planned = lines.map(({ line, category }): BudgetLine => {
    const ofOrders = orders.find(({ id }) => id === line.categoryId) ?? NOTHING;
    const ofOutside = outside.find(({ lineId }) => lineId === line.id) ?? NOTHING;
    return {
      id: line.id,
      category,
      name: line.name,
      locked: line.locked,
      planned: toDollars(line.plannedCents),
      ...present(add(ofOrders, ofOutside)),
      projected: projected(
        add(ofOrders, ofOutside),
        ({ categoryId }) => categoryId !== null && categoryId === line.categoryId,
      ),
      nextDue: soonest(
        ({ categoryId, lineId }) =>
          lineId === line.id || (categoryId !== null && categoryId === line.categoryId),
      ),
    };
  });
  const known = new Set(lines.map(({ line }) => line.categoryId));
  const unplanned = orders
    .filter((row) => !known.has(row.id) && (row.committedCents > 0 || row.paidCents > 0))
    .map(({ id, slug, name, ...sums }): BudgetLine => ({
      id: null,
      category: { id, slug, name },
      name,
      planned: 0,
      locked: false,
      ...present(sums),
      projected: projected(sums, ({ categoryId }) => categoryId === id),
      nextDue: soonest(({ categoryId }) => categoryId === id),
    }));
  const loose = outside.find(({ lineId }) => lineId === null);
  const elsewhere: BudgetLine[] = loose
    ? [
        {
          id: null,
          category: null,
          name: ELSEWHERE,
          planned: 0,
          locked: false,
          ...present(loose),
          projected: null,
          nextDue: soonest(({ categoryId, lineId }) => categoryId === null && lineId === null),
        },
      ]
    : [];
  const all = [...orders, ...outside].reduce<Sums>(add, NOTHING);
  return {
    total: total === null ? null : toDollars(total),
    planned: toDollars(lines.reduce((sum, { line }) => sum + line.plannedCents, 0)),
    ...present(all),
    elsewhere: present(outside.reduce<Sums>(add, NOTHING)),
    projected: projected(all, () => true),
    lines: [...planned, ...unplanned, ...elsewhere],
  };
}

/** Sets the couple's whole budget; with `share`, lines that aren't locked are adjusted in proportion. */
export async function setTotal(actor: CustomerActor, { total, share }: BudgetTotalBody): Promise<BudgetPlan> {
  const access = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    await writeTotal(tx, access.customerId, toCents(total));
    if (!share) return;
    const lines = await repo.lockLines(tx, access.weddingId);
    await repo.setPlanned(tx, shareRest(lines, toCents(total), null).lines);
  });
  return budgetPlan(access);
}

/** Plans a typical split of the budget for that many guests. Throws `conflict` when there are already lines. */
export async function startBudget(
  actor: CustomerActor,
  { total, guests }: StartBudgetBody,
): Promise<BudgetPlan> {
  const access = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    await writeTotal(tx, access.customerId, toCents(total));
    if ((await repo.countLines(tx, access.weddingId)) > 0) {
      throw new AppError("conflict", "Your budget has lines already: change those, or delete them first");
    }
    const split = typicalSplit(toCents(total), guests);
    const bySlug = new Map(
      (
        await repo.categoriesBySlug(
          tx,
          split.map(({ slug }) => slug),
        )
      ).map((row) => [row.slug, row]),
    );
    const rows = split.flatMap(({ slug, cents }, position) => {
      const category = bySlug.get(slug);
      if (!category) return [];
      const { id: categoryId, name } = category;
      return [{ weddingId: access.weddingId, categoryId, name, plannedCents: cents, position }];
    });
    await repo.insertLines(tx, rows);
  });
  return budgetPlan(access);
}

/** Adds a line: a category, or a custom line with a name. Throws `conflict` when the category already has one. */
export async function addLine(actor: CustomerActor, body: BudgetLineBody): Promise<BudgetPlan> {
  const access = await requireWedding(actor, "plan");
  const { weddingId, customerId } = access;
  await inTransaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const position = await repo.countLines(tx, weddingId);
    if (position >= BUDGET_LINES_MAX)
      throw new AppError("conflict", "Your budget has no room for more lines");
    const category = body.categoryId ? await repo.findCategory(tx, body.categoryId) : null;
    if (body.categoryId && !category) throw refuse("categoryId", "This category is gone: choose another");
    const name = category?.name ?? body.name;
    if (!name) throw refuse("name", "Please name the line");
    const row = {
      weddingId,
      categoryId: category?.id ?? null,
      name,
      plannedCents: toCents(body.planned),
      position,
    };
    const made = await repo.insertLines(tx, [row]);
    if (made.length === 0) throw new AppError("conflict", `${name} is in your budget already`);
  });
  return budgetPlan(access);
}

/**
 * Changes a line; with `share`, the other lines that aren't locked share the rest of the budget. Throws `not_found`.
 */
export async function changeLine(
  actor: CustomerActor,
  id: string,
  { planned, name, locked, share }: BudgetLineChangeBody,
): Promise<BudgetPlan> {
  const access = await planOf(actor);
  await inTransaction(async (tx) => {
    const lines = await repo.lockLines(tx, access.weddingId);
    if (!lines.some((line) => line.id === id)) throw noSuchLine();
    await repo.updateLine(tx, id, {
      ...(name === undefined ? {} : { name }),
      ...(locked === undefined ? {} : { locked }),
    });
    if (planned === undefined) return;
    const cents = toCents(planned);
    const total = await repo.budgetOf(tx, access.customerId);
    const shared =
      share && total !== null ? shareRest(lines, total, { id, cents }).lines : [{ id, plannedCents: cents }];
    await repo.setPlanned(tx, shared);
  });
  return budgetPlan(access);
}

/** Deletes a line; bookings elsewhere under it are kept. Throws `not_found`. */
export async function removeLine(actor: CustomerActor, id: string): Promise<BudgetPlan> {
  const access = await planOf(actor);
  if (!(await repo.deleteLine(await getDb(), access.weddingId, id))) throw noSuchLine();
  return budgetPlan(access);
}

async function writeTotal(tx: Transaction, customerId: string, budgetCents: Cents): Promise<void> {
  await lockCustomer(tx, customerId);
  await updateCustomer(tx, customerId, { budgetCents });
}

const noSuchLine = () => new AppError("not_found", "This line is gone");
const refuse = (field: string, message: string) => new AppError("bad_request", message, [{ field, message }]);

const add = (a: Sums, b: Sums): Sums => ({
  committedCents: a.committedCents + b.committedCents,
  paidCents: a.paidCents + b.paidCents,
  owedCents: a.owedCents + b.owedCents,
});

export const present = ({ committedCents, paidCents, owedCents }: Sums) => ({
  committed: toDollars(committedCents),
  paid: toDollars(paidCents),
  owed: toDollars(owedCents),
});

import type { ActualBudget, BudgetSums } from "@/contracts/sale/budget";
import { type Cents, toCents, toDollars } from "@/lib/money";
import type { CustomerActor } from "@/server/core/actor";
import { getDb } from "@/server/db/client";
import { customerProfile } from "@/server/modules/identity/profile/public";
import * as repo from "./repo-budget";

/** Returns the couple's budget with the amounts that its orders have committed and paid. */
export async function actualBudget(actor: CustomerActor): Promise<ActualBudget> {
  const [{ budget }, rows] = await Promise.all([
    customerProfile(actor, actor.accountId),
    repo.ordersByCategory(await getDb(), actor.customerId),
  ]);
  const sum = (of: (row: repo.OrderSums) => Cents) => rows.reduce((total, row) => total + of(row), 0);
  const totals = {
    committedCents: sum((row) => row.committedCents),
    paidCents: sum((row) => row.paidCents),
    owedCents: sum((row) => row.owedCents),
  };
  return {
    budget,
    ...present(totals),
    remaining: budget === null ? null : toDollars(toCents(budget) - totals.committedCents),
    categories: rows.map((row) => ({ name: row.name, ...present(row) })),
  };
}

function present({ committedCents, paidCents, owedCents }: repo.OrderSums): BudgetSums {
  return { committed: toDollars(committedCents), paid: toDollars(paidCents), owed: toDollars(owedCents) };
}

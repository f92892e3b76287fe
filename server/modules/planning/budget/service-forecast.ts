import { TABLE_SEATS } from "@/contracts/catalogue/comparison/comparison";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import type { BudgetForecast, ForecastLine, StillToBook } from "@/contracts/planning/budget/budget-forecast";
import type { ForecastQuery } from "@/contracts/planning/budget/budget.schema";
import { type IsoDate, todayInSingapore } from "@/lib/dates";
import { type Cents, toCents, toDollars } from "@/lib/money";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { type TypicalPrice, typicalPrices } from "@/server/modules/catalogue/search/public";
import { whatIf, type WhatIfChanges } from "@/server/modules/planning/event-order/public";
import { guestCounts } from "@/server/modules/planning/guest/public";
import { requireWedding } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo";
import { budgetPlan } from "./service";

/** Assumed until the couple has set their tables or invited guests. */
const USUAL_GUESTS = 200;

type Size = { guests: number; date: IsoDate | null; district: number | null };

/**
 * Returns the expected cost of the wedding, in dollars: bookings, plus typical prices for lines without a booking. With
 * another number of guests or another day, also returns the difference; changes nothing. Throws `bad_request` for a day
 * that isn't in the future.
 */
export async function readForecast(
  actor: CustomerActor,
  asked: ForecastQuery,
  now = new Date(),
): Promise<BudgetForecast> {
  const access = await requireWedding(actor, "plan");
  if (asked.date && asked.date <= todayInSingapore(now)) {
    const message = "Choose a day that is still to come";
    throw new AppError("bad_request", message, [{ field: "date", message }]);
  }
  const { customerId, weddingId } = access;
  const db = await getDb();
  const [plan, { tables, date, district }, counts] = await Promise.all([
    budgetPlan(access),
    repo.sizeOfWedding(db, customerId),
    guestCounts(weddingId),
  ]);
  const invited = Math.max(0, ...counts.map((event) => event.invited));
  const guests = tables === null ? invited || USUAL_GUESTS : tables * TABLE_SEATS;
  const size: Size = { guests, date, district };
  const lines = await linesOf(plan, size, now);
  const { total, planned, committed } = plan;
  const toBook = sumOf(lines.map((line) => line.toBook?.amount ?? 0));
  const heading = sumOf([committed, toBook]);
  const then: Size = {
    guests: asked.guests ?? guests,
    date: asked.date || date,
    district,
  };
  const isAsked = then.guests !== guests || then.date !== date;
  return {
    total,
    planned,
    booked: committed,
    toBook,
    heading,
    guests,
    date,
    lines,
    whatIf: isAsked ? await whatIfOf(access, { plan, lines, size, then, heading }, now) : null,
  };
}

type Asked = { plan: BudgetPlan; lines: ForecastLine[]; size: Size; then: Size; heading: number };

async function whatIfOf(
  access: { weddingId: string; customerId: string },
  { plan, lines, size, then, heading }: Asked,
  now: Date,
): Promise<BudgetForecast["whatIf"]> {
  const moved =
    size.date !== null && then.date !== null && size.date !== then.date
      ? { from: size.date, to: then.date }
      : null;
  const [orders, changedLines] = await Promise.all([
    whatIf(access, { guests: then.guests - size.guests, moved }, now),
    linesOf(plan, then, now),
  ]);
  const ofLines = changedLines.flatMap((line, at) => {
    const difference = less(line.toBook?.amount ?? 0, lines[at]?.toBook?.amount ?? 0);
    return difference === 0 ? [] : [{ name: line.name, orderId: null, difference }];
  });
  const changes = [...ofOrders(orders), ...ofLines].toSorted(
    (a, b) => Math.abs(b.difference) - Math.abs(a.difference) || a.name.localeCompare(b.name),
  );
  const booked = sumOf([plan.committed, ...ofOrders(orders).map(({ difference }) => difference)]);
  const toBook = sumOf(changedLines.map((line) => line.toBook?.amount ?? 0));
  const headingThen = sumOf([booked, toBook]);
  return {
    guests: then.guests,
    date: then.date,
    booked,
    toBook,
    heading: headingThen,
    difference: less(headingThen, heading),
    changes,
    refused: orders.refused.map(({ orderId, vendorName, reason }) => ({ orderId, name: vendorName, reason })),
  };
}

const ofOrders = ({ changed }: WhatIfChanges) =>
  changed
    .filter(({ cents }) => cents !== 0)
    .map(({ orderId, vendorName, cents }) => ({ name: vendorName, orderId, difference: toDollars(cents) }));

async function linesOf(plan: BudgetPlan, size: Size, now: Date): Promise<ForecastLine[]> {
  const isOpen = (line: BudgetPlan["lines"][number]) => line.committed === 0 && line.planned > 0;
  const categories = plan.lines.flatMap((line) => (isOpen(line) && line.category ? [line.category.id] : []));
  const { guests, date, district } = size;
  const day = date !== null && date > todayInSingapore(now) ? date : "";
  const typical = await typicalPrices(
    { tables: Math.ceil(guests / TABLE_SEATS), date: day, district },
    categories,
  );
  return plan.lines.map((line) => ({
    lineId: line.id,
    category: line.category,
    name: line.name,
    planned: line.planned,
    booked: line.committed,
    toBook: isOpen(line) ? stillToBook(line, typical, district) : null,
  }));
}

function stillToBook(
  { category, planned }: BudgetPlan["lines"][number],
  typical: readonly TypicalPrice[],
  district: number | null,
): StillToBook {
  const found = category && typical.find(({ categoryId }) => categoryId === category.id);
  if (!found) return { from: "plan", amount: planned };
  const { medianCents, lowCents, highCents, vendors, isNear } = found;
  return {
    from: "market",
    amount: toDollars(medianCents),
    low: toDollars(lowCents),
    high: toDollars(highCents),
    vendors,
    district: isNear ? district : null,
  };
}

const sumOf = (dollars: readonly number[]): number =>
  toDollars(dollars.reduce<Cents>((cents, amount) => cents + toCents(amount), 0));
const less = (a: number, b: number): number => toDollars(toCents(a) - toCents(b));

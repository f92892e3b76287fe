import { stringify } from "csv-stringify/sync";
import type { MarketDay, MarketFigures, OperatorMarket } from "@/contracts/operator/market/market";
import type { MarketQuery } from "@/contracts/operator/market/market.schema";
import { addDays, todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import * as repo from "./repo";

const COHORT_MONTHS = 12;

/** GET /operator/market: Sayang's own figures. Visits and searches are only counted, so that nobody is tracked. */
export async function operatorMarket({ days }: MarketQuery, now = new Date()): Promise<OperatorMarket> {
  const db = await getDb();
  const today = todayInSingapore(now);
  const [from, to] = [addDays(today, 1 - days), addDays(today, 1)];
  const span = { from, to };
  const [rows, categories, sources, cohorts] = await Promise.all([
    repo.days(db, { from: addDays(from, -days), to }),
    repo.categories(db, span),
    repo.sources(db, span),
    repo.cohorts(db, firstMonth(today)),
  ]);
  const all = rows.map(presentDay);
  const current = all.slice(days);
  return {
    totals: totalOf(current),
    before: totalOf(all.slice(0, days)),
    days: current,
    categories: categories.map(({ orderCents, ...row }) => ({
      ...row,
      orderValue: toDollars(Number(orderCents)),
      conversion: percent(row.orders, row.visits),
    })),
    sources: sources.map(({ orderCents, ...row }) => ({
      ...row,
      orderValue: toDollars(Number(orderCents)),
      conversion: percent(row.buyers, row.accounts),
    })),
    cohorts: cohorts.map(({ orderCents, ...row }) => ({ ...row, orderValue: toDollars(Number(orderCents)) })),
  };
}

const COLUMNS = [
  "Day",
  "Searches",
  "Visits",
  "Enquiries",
  "Offers",
  "Orders",
  "Order value",
  "Paid",
  "Refunded",
];

/** GET /operator/market/export.csv: a line for each day, amounts in dollars. */
export async function marketFile(query: MarketQuery, now = new Date()): Promise<Response> {
  const { days } = await operatorMarket(query, now);
  const lines = days.map((day) => [
    day.day,
    day.searches,
    day.visits,
    day.enquiries,
    day.offers,
    day.orders,
    day.orderValue.toFixed(2),
    day.paid.toFixed(2),
    day.refunded.toFixed(2),
  ]);
  return new Response(stringify([COLUMNS, ...lines], { bom: true }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sayang-market-${todayInSingapore(now)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function presentDay({ orderCents, paidCents, refundedCents, ...row }: repo.DayRow): MarketDay {
  return {
    ...row,
    orderValue: toDollars(Number(orderCents)),
    paid: toDollars(Number(paidCents)),
    refunded: toDollars(Number(refundedCents)),
  };
}

function totalOf(days: readonly MarketDay[]): MarketFigures {
  const sum = (field: keyof MarketFigures) => days.reduce((total, day) => total + day[field], 0);
  const dollars = (field: keyof MarketFigures) => Math.round(sum(field) * 100) / 100;
  return {
    searches: sum("searches"),
    visits: sum("visits"),
    enquiries: sum("enquiries"),
    offers: sum("offers"),
    orders: sum("orders"),
    orderValue: dollars("orderValue"),
    paid: dollars("paid"),
    refunded: dollars("refunded"),
  };
}

/** Returns the first day of the month 11 months before. */
function firstMonth(today: string): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const months = year * 12 + month - COHORT_MONTHS;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}

/** Rounded to a tenth of a percent. */
const percent = (part: number, of: number) => (of === 0 ? 0 : Math.round((part / of) * 1_000) / 10);

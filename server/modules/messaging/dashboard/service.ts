import {
  DASHBOARD_TASKS,
  type DashboardTask,
  FUNNEL_STEPS,
  type FunnelStep,
  type NextDate,
  START_STEPS,
  type VendorDashboard,
} from "@/contracts/messaging/dashboard";
import type { DashboardQuery } from "@/contracts/messaging/dashboard.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { coupleName } from "@/lib/couple-name";
import { addDays, type IsoDate, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { searchWordsOf, viewsBetween } from "@/server/modules/catalogue/visit/public";
import { measureTrackRecord } from "@/server/modules/catalogue/vendor/public";
import { countUnreadRooms } from "@/server/modules/messaging/room/public";
import { bucketOf, type Period, periodOf, type Span } from "./periods";
import * as repo from "./repo";
import { countTasks, findStanding } from "./repo-tasks";

/** How many dates to list when the next days have fewer. */
const MIN_NEXT = 6;
const DAYS_AHEAD = 7;
const MAX_CATEGORIES = 8;

/** GET /vendor/dashboard/summary: the vendor's tasks, and its figures for a period and the previous one. */
export async function readDashboard(
  actor: VendorActor,
  { period }: DashboardQuery,
  now = new Date(),
): Promise<VendorDashboard> {
  const db = await getDb();
  const { vendorId } = actor;
  const today = todayInSingapore(now);
  const spans = periodOf(period, today);
  const [standing, tasks, sales, funnel, trackRecord, next, words] = await Promise.all([
    findStanding(db, vendorId),
    tasksOf(db, actor, today),
    salesOf(db, vendorId, spans),
    funnelOf(db, vendorId, spans),
    measureTrackRecord(db, vendorId),
    nextOf(db, vendorId, now, today),
    searchWordsOf(vendorId, spans.now.from, spans.now.to),
  ]);
  if (!standing) throw new AppError("not_found", "This vendor does not exist");
  const { medianMinutes, answers, decided, accepted } = trackRecord;
  const { rating, ratingCount } = standing;
  return {
    period,
    from: spans.now.from,
    to: addDays(spans.now.to, -1),
    tasks,
    sales,
    funnel,
    conduct: { medianMinutes, answers, decided, accepted, rating, ratingCount },
    next,
    words,
    start: standing.order ? [] : START_STEPS.map((step) => ({ step, done: standing[step] })),
  };
}

async function tasksOf(db: Db, actor: VendorActor, today: IsoDate): Promise<DashboardTask[]> {
  const [waiting, rooms] = await Promise.all([
    countTasks(db, actor.vendorId, today),
    countUnreadRooms(actor),
  ]);
  const all = new Map(waiting.map(({ kind, ...task }) => [kind, task]));
  all.set("message", { count: rooms.unread, by: null });
  return DASHBOARD_TASKS.flatMap((kind) => {
    const task = all.get(kind);
    return task && task.count > 0 ? [{ kind, ...task }] : [];
  });
}

async function salesOf(
  db: Db,
  vendorId: string,
  { now, before, buckets }: Period,
): Promise<VendorDashboard["sales"]> {
  const [days, categories] = await Promise.all([
    repo.salesByDay(db, vendorId, { from: before.from, to: now.to }),
    repo.salesByCategory(db, vendorId, now, before),
  ]);
  const sumsOf = (spans: readonly Span[]) => {
    const sums = spans.map(() => ({ cents: 0, orders: 0 }));
    for (const { day, cents, orders } of days) {
      const sum = sums[bucketOf(spans, day)];
      if (sum) Object.assign(sum, { cents: sum.cents + cents, orders: sum.orders + orders });
    }
    return sums;
  };
  const [nowSums, beforeSums] = [sumsOf(buckets.map((b) => b.now)), sumsOf(buckets.map((b) => b.before))];
  const total = (sums: typeof nowSums) => ({
    value: toDollars(sums.reduce((sum, { cents }) => sum + cents, 0)),
    orders: sums.reduce((sum, { orders }) => sum + orders, 0),
  });
  return {
    now: total(nowSums),
    before: total(beforeSums),
    buckets: buckets.map(({ now: { from, to } }, at) => ({
      from,
      to: addDays(to, -1),
      value: toDollars(nowSums[at]?.cents ?? 0),
      orders: nowSums[at]?.orders ?? 0,
      before: toDollars(beforeSums[at]?.cents ?? 0),
    })),
    categories: categories.slice(0, MAX_CATEGORIES).map(({ name, cents, beforeCents }) => ({
      name,
      value: toDollars(cents),
      before: toDollars(beforeCents),
    })),
  };
}

async function funnelOf(db: Db, vendorId: string, { now, before }: Period): Promise<FunnelStep[]> {
  const stepsOf = async (span: Span) => {
    const [views, steps] = await Promise.all([
      viewsBetween(vendorId, span.from, span.to),
      repo.countSteps(db, vendorId, span),
    ]);
    return { views, ...steps };
  };
  const [current, earlier] = await Promise.all([stepsOf(now), stepsOf(before)]);
  return FUNNEL_STEPS.map((step) => ({ step, count: current[step], before: earlier[step] }));
}

/** Returns all dates of the next seven days, and at least six. A wedding counts from the morning of its day. */
async function nextOf(db: Db, vendorId: string, now: Date, today: IsoDate): Promise<NextDate[]> {
  const { visits, weddings } = await repo.nextDates(db, vendorId, now, today);
  const dates: { when: number; date: NextDate }[] = [
    ...visits.map(({ id, startsAt, couple }) => ({
      when: startsAt.getTime(),
      date: { kind: "appointment" as const, id, name: coupleName(couple), at: startsAt.toISOString() },
    })),
    ...weddings.map(({ id, date, number, placedAt, couple }) => ({
      when: instantInSingapore(date, "00:00").getTime(),
      date: {
        kind: "wedding" as const,
        id,
        name: coupleName(couple),
        date,
        orderNumber: orderNumberOf(number, placedAt),
      },
    })),
  ];
  const soon = instantInSingapore(addDays(today, DAYS_AHEAD), "00:00").getTime();
  return dates
    .toSorted((a, b) => a.when - b.when)
    .filter(({ when }, at) => at < MIN_NEXT || (at < repo.MAX_DATES && when < soon))
    .map(({ date }) => date);
}

import type { GuestGlance, PlanOverview } from "@/contracts/planning/overview";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { CustomerActor } from "@/server/core/actor";
import { getDb } from "@/server/db/client";
import { budgetPlan } from "@/server/modules/planning/budget/public";
import { tasksAhead } from "@/server/modules/planning/checklist/public";
import { guestCounts } from "@/server/modules/planning/guest/public";
import { entriesOf, sharedItems } from "@/server/modules/planning/run-sheet/public";
import { eventsOf, openWedding, readAccess, weddingDayOf } from "@/server/modules/planning/wedding/public";
import { noticesOf } from "./notices";
import * as repo from "./repo";

const DAYS = 7;
const TASKS = 5;

/** Returns the wedding's overview for this week, limited to what the caller may see. */
export async function readOverview(actor: CustomerActor, now = new Date()): Promise<PlanOverview> {
  const db = await getDb();
  const [access, wedding] = [await readAccess(actor), await openWedding(actor)];
  const day = await weddingDayOf(db, wedding.customerId);
  const guests = wedding.rights.includes("read_guests") ? await guestsOf(wedding.weddingId) : [];
  if (!wedding.rights.includes("plan")) {
    const isOver = day !== null && todayInSingapore(now) > addDays(day, 1);
    const mayHelp = wedding.role === "helper" && !isOver;
    const runSheet = mayHelp ? await sharedItems(db, wedding.weddingId) : null;
    return { ...access, day, guests, plans: null, runSheet };
  }
  const [tasks, budget, awaited, otherDay, runSheetEntries, notices] = await Promise.all([
    tasksAhead(wedding.weddingId, DAYS, TASKS),
    budgetPlan(wedding),
    repo.awaitingApproval(db, wedding.customerId),
    day ? repo.otherDay(db, wedding.customerId, day) : null,
    entriesOf(db, wedding.weddingId),
    noticesOf(db, wedding.weddingId, { day, today: todayInSingapore(now) }),
  ]);
  const { open, overdue, done, all } = tasks.counts;
  const { total, planned, committed, paid, owed, projected } = budget;
  return {
    ...access,
    day,
    guests,
    plans: {
      tasks: tasks.docs,
      counts: { open, overdue, done, all },
      money: { total, planned, committed, paid, owed, projected },
      awaited: awaited.map(({ answerBy, ...order }) => ({
        ...order,
        answerBy: answerBy?.toISOString() ?? null,
      })),
      runSheetEntries,
      notices,
      otherDay,
    },
    runSheet: null,
  };
}

async function guestsOf(weddingId: string): Promise<GuestGlance[]> {
  const [events, counts] = await Promise.all([eventsOf(weddingId), guestCounts(weddingId)]);
  return events.flatMap(({ id: eventId, name }) => {
    const found = counts.find((one) => one.eventId === eventId);
    if (!found || found.invited === 0) return [];
    const { invited, yes, no } = found;
    return [{ eventId, name, invited, yes, no, open: invited - yes - no }];
  });
}

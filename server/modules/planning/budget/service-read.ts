import { type Page, toPage } from "@/contracts/envelope";
import type { HiredVendor, PaymentTimeline } from "@/contracts/planning/budget/budget";
import type { HiredVendorsQuery, TimelineQuery } from "@/contracts/planning/budget/budget.schema";
import type { ActualBudget } from "@/contracts/sale/budget";
import { isOnHold, payingRefusal } from "@/contracts/sale/payment/milestone";
import { todayInSingapore } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import type { CustomerActor } from "@/server/core/actor";
import { getDb } from "@/server/db/client";
import {
  requireWedding,
  type WeddingAccess,
  weddingOfCustomer,
} from "@/server/modules/planning/wedding/public";
import { actualBudget as budgetOfOrders } from "@/server/modules/sale/statement/public";
import * as repo from "./repo";
import { hiredVendors, outsideByLine, timeline } from "./repo-sums";
import { present } from "./service";

/** Returns the couple's payments to all its vendors. */
export async function readTimeline(actor: CustomerActor, query: TimelineQuery): Promise<PaymentTimeline> {
  return paymentTimeline(await requireWedding(actor, "plan"), query);
}

export async function paymentTimeline(
  { weddingId, customerId }: WeddingAccess,
  query: TimelineQuery,
  now = new Date(),
): Promise<PaymentTimeline> {
  const today = todayInSingapore(now);
  const { rows, total } = await timeline(await getDb(), { weddingId, customerId }, query);
  return toPage(
    rows.map(({ id, kind, vendorName, label, dueOn, paidOn, orderId, bookingId, ...row }) => ({
      id,
      kind,
      vendorName,
      label,
      dueOn,
      paidOn,
      orderId,
      bookingId,
      amount: toDollars(paidOn ? row.cents : row.dueCents),
      isOverdue:
        paidOn === null && dueOn !== null && dueOn < today && !(row.state !== null && isOnHold(row.state)),
      canPay: paidOn === null && row.isNext && row.state !== null && payingRefusal(row.state) === null,
    })),
    total,
    query,
  );
}

/** GET /vendor/hiredvendors: the vendors that the couple has booked on Sayang. */
export async function listHiredVendors(
  actor: CustomerActor,
  query: HiredVendorsQuery,
  now = new Date(),
): Promise<Page<HiredVendor>> {
  const { customerId } = await requireWedding(actor, "plan");
  const { rows, total } = await hiredVendors(await getDb(), customerId, todayInSingapore(now), query);
  const docs = rows.map(({ id, slug, vendorName, profileImage, category, orders, eventDate, ...sums }) => ({
    id,
    _id: id,
    slug,
    vendorName,
    profileImage,
    category,
    orders,
    eventDate,
    ...present(sums),
  }));
  return toPage(docs, total, query);
}

/** GET /user/profile/actual_budget: the couple's orders, and its bookings elsewhere under the names of their lines. */
export async function actualBudget(actor: CustomerActor): Promise<ActualBudget> {
  const db = await getDb();
  const [budget, weddingId] = await Promise.all([
    budgetOfOrders(actor),
    weddingOfCustomer(db, actor.customerId),
  ]);
  if (!weddingId) return budget;
  const [outside, lines] = await Promise.all([outsideByLine(db, weddingId), repo.listLines(db, weddingId)]);
  if (outside.length === 0) return budget;
  const categories = new Map(budget.categories.map((row) => [row.name, row]));
  for (const { lineId, ...sums } of outside) {
    const name = lines.find(({ line }) => line.id === lineId)?.line.name ?? "Booked elsewhere";
    categories.set(name, { name, ...sumOf(categories.get(name), present(sums)) });
  }
  const all = [...categories.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  const sums = outside.reduce((total, row) => sumOf(total, present(row)), sumOf(budget, ZERO));
  const remaining =
    budget.budget === null ? null : toDollars(toCents(budget.budget) - toCents(sums.committed));
  return { budget: budget.budget, ...sums, remaining, categories: all };
}

const ZERO = { committed: 0, paid: 0, owed: 0 };

function sumOf(a: typeof ZERO | undefined, b: typeof ZERO): typeof ZERO {
  const add = (x: number, y: number) => toDollars(toCents(x) + toCents(y));
  return {
    committed: add(a?.committed ?? 0, b.committed),
    paid: add(a?.paid ?? 0, b.paid),
    owed: add(a?.owed ?? 0, b.owed),
  };
}

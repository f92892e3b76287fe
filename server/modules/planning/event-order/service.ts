import {
  type Banquet,
  type BanquetEvent,
  type EventOrder,
  GUARANTEE_DAYS,
  seatsOfMetric,
  unitsFor,
} from "@/contracts/planning/event-order";
import type { EventOrderBody, EventOrderTermsBody } from "@/contracts/planning/event-order.schema";
import { isEditable } from "@/contracts/sale/order/edit";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import { type Cents, toDollars } from "@/lib/money";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { tellServing } from "@/server/modules/identity/live/public";
import { guestCounts } from "@/server/modules/planning/guest/public";
import {
  eventsOf,
  factsOf,
  notifyPlanning,
  requireEvent,
  requireWedding,
  type WeddingAccess,
} from "@/server/modules/planning/wedding/public";
import { previewEdit, repriceItem, requestEdit } from "@/server/modules/sale/edit/public";
import * as repo from "./repo";
import { orderOfTie } from "./repo-beo";
import { keepGuarantee, stopSharing } from "./service-beo-terms";

/** Returns the events with their counts, the orders tied to them, and how replies would change these. */
export async function readBanquet(actor: CustomerActor, now = new Date()): Promise<Banquet> {
  return banquetOf(await requireWedding(actor, "plan"), now);
}

async function banquetOf({ weddingId, customerId }: WeddingAccess, now: Date): Promise<Banquet> {
  const db = await getDb();
  const [events, counts, ties, untied, { rsvpCutOff: repliesBy }] = await Promise.all([
    eventsOf(weddingId),
    guestCounts(weddingId),
    repo.findTies(db, weddingId),
    repo.findUntied(db, customerId),
    factsOf(db, weddingId),
  ]);
  const docs: BanquetEvent[] = [];
  for (const { id, name, date } of events) {
    const own = counts.find(({ eventId }) => eventId === id);
    const attending = own?.yes ?? 0;
    const orders: EventOrder[] = [];
    for (const row of ties.filter(({ tie }) => tie.eventId === id)) {
      orders.push(await present(db, customerId, row, { attending, date }, now));
    }
    docs.push({
      id,
      name,
      date,
      attending,
      repliesBy,
      orders,
      invited: own?.invited ?? 0,
      declined: own?.no ?? 0,
      waiting: (own?.waiting ?? 0) + (own?.maybe ?? 0),
    });
  }
  const candidates = untied.flatMap((item) => {
    const seatsPerUnit = seatsOfMetric(item.priceMetric);
    if (seatsPerUnit === null) return [];
    const { orderItemId, title, vendorName, priceMetric, quantity: units, number, placedAt } = item;
    const orderNumber = orderNumberOf(number, placedAt);
    const minimumUnits = item.minimumUnits ?? 0;
    return [{ orderItemId, title, vendorName, priceMetric, units, seatsPerUnit, minimumUnits, orderNumber }];
  });
  return { events: docs, candidates };
}

type Fed = { attending: number; date: IsoDate | null };

async function present(
  db: Db,
  customerId: string,
  row: repo.TieRow,
  { attending, date }: Fed,
  now: Date,
): Promise<EventOrder> {
  const { tie, quantity, unitCents, totalCents } = row;
  const { id, eventId, orderItemId, seatsPerUnit, minimumUnits } = tie;
  const guaranteeDate = tie.guaranteeDate ?? (date && addDays(date, -GUARANTEE_DAYS));
  const projectedUnits = unitsFor(attending, seatsPerUnit, minimumUnits);
  const state = stateOf(row, { guaranteeDate, projectedUnits }, now);
  const difference =
    state === "drifted" && projectedUnits > 0
      ? await differenceOf(db, customerId, row, projectedUnits, now)
      : null;
  return {
    id,
    _id: id,
    eventId,
    orderItemId,
    seatsPerUnit,
    minimumUnits,
    guaranteeDate,
    projectedUnits,
    state,
    difference,
    title: row.title,
    priceMetric: row.priceMetric,
    units: quantity,
    order: {
      id: row.orderId,
      orderNumber: orderNumberOf(row.number, row.placedAt),
      vendorName: row.vendorName,
    },
    unitPrice: toDollars(unitCents),
    total: toDollars(totalCents),
    oneMore: toDollars(costOf(row, quantity + 1) - totalCents),
    projectedTotal: toDollars(costOf(row, projectedUnits)),
  };
}

/** Returns the item's cost for that many units, priced like an order edit. */
const costOf = (row: repo.TieRow, units: number): Cents => repriceItem(row, units, row.unitCents).totalCents;

/** Returns, by category, how the cost of tied orders changes once they follow the replies. */
export async function projectedChanges(
  weddingId: string,
  now = new Date(),
): Promise<{ categoryId: string | null; cents: Cents }[]> {
  const db = await getDb();
  const ties = await repo.findTies(db, weddingId);
  if (ties.length === 0) return [];
  const [events, counts] = await Promise.all([eventsOf(weddingId), guestCounts(weddingId)]);
  return ties.flatMap((row) => {
    const { tie, categoryId } = row;
    const date = events.find(({ id }) => id === tie.eventId)?.date ?? null;
    const attending = counts.find(({ eventId }) => eventId === tie.eventId)?.yes ?? 0;
    const projectedUnits = unitsFor(attending, tie.seatsPerUnit, tie.minimumUnits);
    const guaranteeDate = tie.guaranteeDate ?? (date && addDays(date, -GUARANTEE_DAYS));
    const state = stateOf(row, { guaranteeDate, projectedUnits }, now);
    const cents = costOf(row, projectedUnits) - row.totalCents;
    return (state === "drifted" || state === "proposed") && cents !== 0 ? [{ categoryId, cents }] : [];
  });
}

function stateOf(
  row: repo.TieRow,
  { guaranteeDate, projectedUnits }: { guaranteeDate: IsoDate | null; projectedUnits: number },
  now: Date,
): EventOrder["state"] {
  if (row.isProposed) return "proposed";
  const isOver = guaranteeDate !== null && todayInSingapore(now) > guaranteeDate;
  if (isOver || !isEditable({ state: row.orderState, vendorDeliveredAt: row.vendorDeliveredAt }))
    return "stands";
  return row.quantity === projectedUnits ? "level" : "drifted";
}

/** Returns the sale's own preview for the whole order, or null when it refuses the change. */
async function differenceOf(
  db: Db,
  customerId: string,
  { orderId, orderItemId }: repo.TieRow,
  units: number,
  now: Date,
): Promise<EventOrder["difference"]> {
  try {
    const items = await changedItems(db, orderId, orderItemId, units);
    const { delta, before, after, refund } = await previewEdit({ customerId }, orderId, { items }, now);
    return { delta, before: before.total, after: after.total, refund };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function changedItems(db: Db, orderId: string, orderItemId: string, units: number) {
  const items = await repo.itemsOfOrder(db, orderId);
  return items.map(({ itemId, quantity, eventDate }) => ({
    itemId,
    productId: undefined,
    unitPrice: undefined,
    eventDate,
    quantity: itemId === orderItemId ? units : quantity,
  }));
}

/** Ties an order item to an event. Throws `not_found`, and `conflict` when it is already tied to one. */
export async function tieOrder(
  actor: CustomerActor,
  { eventId, orderItemId, ...terms }: EventOrderBody,
  now = new Date(),
): Promise<Banquet> {
  const access = await requireWedding(actor, "plan");
  const { weddingId, customerId } = access;
  const db = await getDb();
  await requireEvent(weddingId, eventId);
  const items = await repo.findUntied(db, customerId);
  if (!items.some((item) => item.orderItemId === orderItemId)) {
    throw new AppError(
      "not_found",
      "This item isn't in one of your running orders, or feeds an event already",
    );
  }
  await inTransaction(async (tx) => {
    if (!(await repo.insertTie(tx, { weddingId, eventId, orderItemId, ...given(terms) }))) {
      throw new AppError("conflict", "This item feeds an event already");
    }
    await notifyPlanning(tx, weddingId, "banquet");
  });
  return banquetOf(access, now);
}

const given = ({ seatsPerUnit, minimumUnits, guaranteeDate }: EventOrderTermsBody) => ({
  seatsPerUnit,
  minimumUnits,
  guaranteeDate: guaranteeDate || null,
});

/** Changes the terms of a tie. Throws `not_found`, and `conflict` once the vendor has confirmed them as final. */
export async function changeTie(
  actor: CustomerActor,
  id: string,
  terms: EventOrderTermsBody,
  now = new Date(),
): Promise<Banquet> {
  const access = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    await keepGuarantee(tx, { weddingId: access.weddingId, id, terms: given(terms) }, now);
    if (!(await repo.updateTie(tx, access.weddingId, id, given(terms)))) throw notTied();
    await notifyPlanning(tx, access.weddingId, "banquet");
  });
  return banquetOf(access, now);
}

/** Removes a tie without changing the order; its vendor no longer sees the event. Throws `not_found`. */
export async function untieOrder(actor: CustomerActor, id: string, now = new Date()): Promise<Banquet> {
  const access = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    const served = await orderOfTie(tx, access.weddingId, id);
    // While the order is still tied, because its vendor is told as well.
    await tellServing(tx, access.weddingId);
    if (!served || !(await repo.deleteTie(tx, access.weddingId, id))) throw notTied();
    await stopSharing(tx, access.weddingId, served);
    await notifyPlanning(tx, access.weddingId, "banquet");
  });
  return banquetOf(access, now);
}

/**
 * Asks the vendor to change the order to that many units; nothing changes until they agree. Throws `not_found`,
 * `conflict` after the guarantee date, and like the sale's own request.
 */
export async function proposeChange(
  actor: CustomerActor,
  id: string,
  units: number,
  now = new Date(),
): Promise<Banquet> {
  const access = await requireWedding(actor, "plan");
  const { weddingId, customerId } = access;
  const db = await getDb();
  const [ties, { events }] = [await repo.findTies(db, weddingId), await banquetOf(access, now)];
  const row = ties.find(({ tie }) => tie.id === id);
  const event = events.find(({ orders }) => orders.some((each) => each.id === id));
  const tied = event?.orders.find((each) => each.id === id);
  if (!row || !event || !tied) throw notTied();
  if (tied.state === "stands") {
    throw new AppError(
      "conflict",
      "The guarantee date has passed, so this order stands. Message your vendor instead",
    );
  }
  if (units < tied.minimumUnits) {
    throw new AppError("bad_request", `Your vendor charges for at least ${tied.minimumUnits}`);
  }
  const items = await changedItems(db, row.orderId, row.orderItemId, units);
  const comment = `We expect ${event.attending} guests at our ${event.name}: ${units} instead of ${tied.units} (${tied.priceMetric}).`;
  await requestEdit({ customerId }, row.orderId, { items, comment }, now);
  await inTransaction((tx) => notifyPlanning(tx, weddingId, "banquet"));
  return banquetOf(access, now);
}

const notTied = () => new AppError("not_found", "This order isn't tied to an event");

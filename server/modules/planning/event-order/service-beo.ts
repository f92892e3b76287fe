import { vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import { type Beo, type BeoContent, type BeoVersion } from "@/contracts/planning/beo";
import type { BeoQuery } from "@/contracts/planning/beo.schema";
import { planChanges, sectionsOf } from "@/contracts/planning/beo-sections";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { CustomerActor, VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { teamPeople } from "@/server/modules/catalogue/team/public";
import { runSheetOf, weddingNaming } from "@/server/modules/planning/run-sheet/public";
import { eventsOf, type WeddingEvent } from "@/server/modules/planning/wedding/public";
import { findOrderOf, readCustomerOrder, readVendorOrder } from "@/server/modules/sale/order/public";
import { beoContentOf, entriesFor, isGuaranteed } from "./beo-content";
import * as repo from "./repo-beo";

export type BeoActor = CustomerActor | VendorActor;

/** An order at one of the events that it is tied to, with the plan as it is now. */
export type Plan = {
  order: OrderDetail;
  weddingId: string;
  event: WeddingEvent;
  events: WeddingEvent[];
  versions: repo.VersionRow[];
  /** The guaranteed version, from the guarantee date on. */
  locked: { number: number; content: BeoContent } | null;
  isPurged: boolean;
  content: BeoContent;
};

/** Reads an order of the caller's. Throws `not_found`. */
export async function orderOf(actor: BeoActor, orderId: string): Promise<OrderDetail> {
  if (actor.role === "customer") return readCustomerOrder(actor.customerId, orderId);
  return readVendorOrder(actor.vendorId, orderId);
}

/** Returns the plan of an order's event; null when it is tied to none, or cancelled. Throws `not_found` for the event. */
export async function planFor(
  db: Db,
  order: OrderDetail,
  eventId: string | undefined,
  now: Date,
): Promise<Plan | null> {
  if (order.state === "cancelled") return null;
  const ties = await repo.findTiesOfOrder(db, order.id);
  const [first] = ties;
  if (!first) return null;
  const { weddingId } = first.tie;
  const events = (await eventsOf(weddingId, db)).filter(({ id }) =>
    ties.some(({ tie }) => tie.eventId === id),
  );
  const event = eventId ? events.find(({ id }) => id === eventId) : events[0];
  if (!event) throw new AppError("not_found", "This order isn't connected to that event");
  const served = { orderId: order.id, eventId: event.id };
  const own = ties.filter(({ tie }) => tie.eventId === event.id);
  const versions = await repo.findVersions(db, served);
  const purgedAt = await repo.purgedAt(db, weddingId);
  const handler = await handlerOf(db, order);
  const lockedRow = isGuaranteed(own, event, now) ? versions.find(({ lockedAt }) => lockedAt) : undefined;
  const lockedContent = lockedRow && (await repo.findContents(db, served, [lockedRow.number]));
  const content = lockedContent?.get(lockedRow?.number ?? 0);
  const locked = lockedRow && content ? { number: lockedRow.number, content } : null;
  const isPurged = purgedAt !== null;
  const given = { order, event, ties: own, locked: locked?.content ?? null, handler, isPurged };
  return {
    order,
    weddingId,
    event,
    events,
    versions,
    locked,
    isPurged,
    content: await beoContentOf(db, given, now),
  };
}

async function handlerOf(db: Db, order: OrderDetail): Promise<string> {
  const row = await findOrderOf(db, order.id, { vendorId: order.vendor.id });
  if (!row?.handlerAccountId) return "";
  const people = await teamPeople(db, order.vendor.id);
  return people.find(({ accountId }) => accountId === row.handlerAccountId)?.name ?? "";
}

/** Whether the caller sees payments. */
export const seesMoney = (actor: BeoActor): boolean =>
  actor.role === "customer" || vendorMay(actor.teamRole, "money");

/** Returns an order's event order as the caller may see it. Throws `not_found`. */
export async function readBeo(
  actor: BeoActor,
  orderId: string,
  { eventId, version }: BeoQuery,
  now = new Date(),
): Promise<Beo> {
  const db = await getDb();
  const order = await orderOf(actor, orderId);
  const plan = await planFor(db, order, eventId, now);
  if (!plan) return beoWithoutPlan(actor, db, order);
  const { content, before, since } = await contentAt(db, plan, version);
  const print = seesMoney(actor) ? "office" : "floor";
  const { versions, locked } = plan;
  const isVendor = actor.role === "vendor";
  return {
    ...headOf(order),
    state: "live",
    events: plan.events.map(({ id, name }) => ({ id, name })),
    eventId: plan.event.id,
    version: version ?? null,
    since,
    sections: sectionsOf(content, print, before),
    items: content.items,
    counts: content.counts,
    rooms: content.rooms,
    runSheet: plan.content.runSheet,
    versions: versions.map((row) => presentVersion(row, locked?.number ?? null)),
    afterGuarantee: locked ? planChanges(sectionsOf(plan.content, "floor", locked.content)) : [],
    isPurged: plan.isPurged,
    may: {
      issue: isVendor ? vendorMay(actor.teamRole, "orders.decide") : true,
      confirm: isVendor && vendorMay(actor.teamRole, "orders.decide"),
      tick: isVendor && vendorMay(actor.teamRole, "orders.comment"),
      office: seesMoney(actor),
    },
  };
}

/**
 * Returns a version's content or, without a number, the plan as it is now, with the version before it. Throws
 * `not_found`.
 */
export async function contentAt(
  db: Db,
  { versions, content, order, event }: Plan,
  version: number | undefined,
): Promise<{ content: BeoContent; before: BeoContent | null; since: number | null }> {
  const previous = versions.find(({ number }) => version === undefined || number < version)?.number ?? null;
  const served = { orderId: order.id, eventId: event.id };
  const numbers = [version, previous].filter((each) => typeof each === "number");
  const contents = await repo.findContents(db, served, numbers);
  const shown = version === undefined ? content : contents.get(version);
  if (!shown) throw new AppError("not_found", "There is no such version");
  return { content: shown, before: contents.get(previous ?? 0) ?? null, since: previous };
}

const headOf = (order: OrderDetail) => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  couple: order.customer.name,
  vendorName: order.vendor.vendorName,
});

/** An order without an event: at most the vendor's own entries on the run sheet. */
async function beoWithoutPlan(actor: BeoActor, db: Db, order: OrderDetail): Promise<Beo> {
  const isClosed = order.state === "cancelled";
  const weddingId = isClosed ? null : await weddingNaming(order.id);
  const entries = weddingId ? entriesFor(await runSheetOf(db, weddingId), null, order.id) : [];
  return {
    ...headOf(order),
    state: isClosed ? "closed" : entries.length > 0 ? "day" : "unconnected",
    events: [],
    eventId: null,
    version: null,
    since: null,
    sections: [],
    items: [],
    counts: null,
    rooms: [],
    runSheet: entries,
    versions: [],
    afterGuarantee: [],
    isPurged: false,
    may: {
      issue: false,
      confirm: false,
      tick: actor.role === "vendor" && vendorMay(actor.teamRole, "orders.comment"),
      office: seesMoney(actor),
    },
  };
}

function presentVersion(row: repo.VersionRow, lockedNumber: number | null): BeoVersion {
  const { number, side, issuedBy, note, confirmedAt, confirmedBy, createdAt } = row;
  return {
    number,
    issuedAt: createdAt.toISOString(),
    side,
    issuedBy,
    note,
    isLocked: number === lockedNumber,
    isAfterGuarantee: lockedNumber !== null && number > lockedNumber,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    confirmedBy,
  };
}

import { createHash } from "node:crypto";
import { type Beo, BEO_VERSIONS_MAX, type BeoContent } from "@/contracts/planning/beo";
import type { ConfirmBeoBody, IssueBeoBody, TickBody } from "@/contracts/planning/beo.schema";
import { changesIn, planChanges, sectionsOf } from "@/contracts/planning/beo-sections";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { type IsoDate, todayInSingapore } from "@/lib/dates";
import { log } from "@/server/core/log/log";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { teamPeople } from "@/server/modules/catalogue/team/public";
import { tickEntry, weddingNaming } from "@/server/modules/planning/run-sheet/public";
import { notifyPlanning } from "@/server/modules/planning/wedding/public";
import {
  coupleMessagesOf,
  lockOrder,
  noSuchOrder,
  readVendorOrder,
  vendorMessagesOf,
} from "@/server/modules/sale/order/public";
import * as mail from "./mail";
import * as repo from "./repo-beo";
import { type BeoActor, orderOf, type Plan, planFor, readBeo } from "./service-beo";

/**
 * Keeps the plan as a new version. When the couple issues it, the vendor is mailed. Throws `conflict` when nothing has
 * changed since the last one, and when the order is tied to no event.
 */
export async function issueBeo(
  actor: BeoActor,
  orderId: string,
  { eventId, note }: IssueBeoBody,
  now = new Date(),
): Promise<Beo> {
  const order = await orderOf(actor, orderId);
  await inTransaction(async (tx) => {
    // Serialises the versions of one order, so that their numbers follow each other.
    if (!(await lockOrder(tx, orderId, { vendorId: order.vendor.id }))) throw noSuchOrder();
    const plan = await requirePlan(tx, order, eventId, now);
    const { versions } = plan;
    const [latest] = versions;
    if (versions.length >= BEO_VERSIONS_MAX) {
      throw new AppError("conflict", `An event order has at most ${BEO_VERSIONS_MAX} versions`);
    }
    if (latest && (await isSame(tx, plan, latest.number))) {
      throw new AppError("conflict", `Nothing has changed since version ${latest.number}`);
    }
    const issuedBy = actor.role === "vendor" ? await nameOf(tx, actor) : plan.content.couple;
    const { role: side } = actor;
    const number = await keep(tx, plan, { side, issuedBy, note, lockedAt: null, now });
    if (side === "customer") {
      for (const message of await vendorMessagesOf(tx, orderId, "orders.decide")) {
        await enqueueMessage(tx, mail.vendorBeoIssued, {
          ...message,
          link: linkTo(message.link),
          number,
          note,
        });
      }
    }
    await notifyPlanning(tx, plan.weddingId, "banquet");
  });
  return readBeo(actor, orderId, { eventId, version: undefined }, now);
}

/** Confirms the latest version and mails the couple. Throws `conflict` when it isn't the latest any more. */
export async function confirmBeo(
  actor: VendorActor,
  orderId: string,
  { eventId, version }: ConfirmBeoBody,
  now = new Date(),
): Promise<Beo> {
  const order = await orderOf(actor, orderId);
  await inTransaction(async (tx) => {
    if (!(await lockOrder(tx, orderId, { vendorId: actor.vendorId }))) throw noSuchOrder();
    const plan = await requirePlan(tx, order, eventId, now);
    const [latest] = plan.versions;
    if (latest?.number !== version) {
      const message = latest
        ? `Version ${latest.number} has been issued since. Read it, then confirm that one`
        : "Issue a version first, then confirm it";
      throw new AppError("conflict", message);
    }
    if (latest.confirmedAt) return;
    const confirmedBy = await nameOf(tx, actor);
    await repo.setConfirmed(tx, latest.id, { confirmedAt: now, confirmedBy });
    for (const message of await coupleMessagesOf(tx, orderId)) {
      await enqueueMessage(tx, mail.beoConfirmed, {
        ...message,
        link: linkTo(message.link),
        number: version,
        event: plan.event.name,
      });
    }
    await notifyPlanning(tx, plan.weddingId, "banquet");
  });
  return readBeo(actor, orderId, { eventId, version: undefined }, now);
}

/** Ticks off one of the vendor's entries on the couple's run sheet. Throws `not_found`. */
export async function tickBeo(
  actor: VendorActor,
  orderId: string,
  { entryId, done }: TickBody,
  now = new Date(),
): Promise<Beo> {
  const order = await orderOf(actor, orderId);
  const weddingId = order.state === "cancelled" ? null : await weddingNaming(orderId);
  if (!weddingId) throw new AppError("not_found", "This entry isn't part of your run sheet any more");
  await inTransaction((tx) => tickEntry(tx, { weddingId, orderId, entryId, doneAt: done ? now : null }));
  return readBeo(actor, orderId, { eventId: undefined, version: undefined }, now);
}

async function requirePlan(
  tx: Transaction,
  order: OrderDetail,
  eventId: string | undefined,
  now: Date,
): Promise<Plan> {
  const plan = await planFor(tx, order, eventId, now);
  if (!plan) throw new AppError("conflict", "This order isn't connected to an event");
  return plan;
}

async function isSame(db: Db, { content, order, event }: Plan, number: number): Promise<boolean> {
  const before = await repo.findContents(db, { orderId: order.id, eventId: event.id }, [number]);
  return changesIn(sectionsOf(content, "office", before.get(number) ?? null)).length === 0;
}

type Issued = Pick<repo.VersionRow, "side" | "issuedBy" | "note" | "lockedAt"> & { now: Date };

async function keep(tx: Transaction, plan: Plan, { now, ...issued }: Issued): Promise<number> {
  const number = (plan.versions[0]?.number ?? 0) + 1;
  const { order, event, weddingId, content } = plan;
  const served = { orderId: order.id, eventId: event.id };
  await repo.insertVersion(tx, { ...served, weddingId, content, number, createdAt: now, ...issued });
  return number;
}

async function nameOf(db: Db, { vendorId, accountId }: VendorActor): Promise<string> {
  return (await teamPeople(db, vendorId)).find((person) => person.accountId === accountId)?.name ?? "";
}

const linkTo = (orderLink: string) => `${orderLink}/event-order`;

/**
 * Locks the event orders whose guarantee date has passed: the last version if it still holds, else one of the plan as
 * it is now. An event that was moved is locked again at its new date.
 */
export async function lockGuaranteed(now = new Date()): Promise<void> {
  const [db, today] = [await getDb(), todayInSingapore(now)];
  await repo.unlockMoved(db, today);
  for (const served of await repo.findToLock(db, today)) {
    try {
      const order = await readVendorOrder(served.vendorId, served.orderId);
      await inTransaction((tx) => lockOne(tx, order, served.eventId, now));
    } catch (error) {
      log.error({ err: error, orderId: served.orderId }, "an event order could not be locked");
    }
  }
}

async function lockOne(tx: Transaction, order: OrderDetail, eventId: string, now: Date): Promise<void> {
  await lockOrder(tx, order.id, { vendorId: order.vendor.id });
  const plan = await planFor(tx, order, eventId, now);
  if (!plan || plan.versions.some(({ lockedAt }) => lockedAt)) return;
  const [latest] = plan.versions;
  if (latest && (await differenceTo(tx, plan, latest.number)) === null) {
    await repo.setLocked(tx, latest.id, now);
  } else {
    await keep(tx, plan, { side: "system", issuedBy: "", note: "", lockedAt: now, now });
  }
  await notifyPlanning(tx, plan.weddingId, "banquet");
}

/** Returns a hash of how the plan differs from a version, or null when it doesn't. */
async function differenceTo(
  db: Db,
  { content, order, event }: Plan,
  number: number,
): Promise<{ hash: string; count: number } | null> {
  const contents = await repo.findContents(db, { orderId: order.id, eventId: event.id }, [number]);
  const before = contents.get(number);
  if (!before) return null;
  const changes = planChanges(sectionsOf(heldBack(content, before), "floor", before));
  if (changes.length === 0) return null;
  const hash = createHash("sha256").update(JSON.stringify(changes)).digest("hex");
  return { hash, count: changes.reduce((sum, { lines }) => sum + lines.length, 0) };
}

/** What follows from the date alone is no change of the couple's plan. */
function heldBack(content: BeoContent, before: BeoContent): BeoContent {
  const was = new Map(before.items.map((item) => [item.id, item.guaranteed]));
  const items = content.items.map((item) => ({ ...item, guaranteed: was.get(item.id) ?? null }));
  return { ...content, items };
}

/** Mails vendors, at most once a day, that a couple's plan differs from the version that they confirmed. */
export async function tellChangedPlans(now = new Date()): Promise<void> {
  const today = todayInSingapore(now);
  for (const row of await repo.findToCompare(await getDb(), today)) {
    if (row.toldOn === today) continue;
    try {
      const order = await readVendorOrder(row.vendorId, row.orderId);
      await inTransaction((tx) => tellOne(tx, order, row, { today, now }));
    } catch (error) {
      log.error({ err: error, orderId: row.orderId }, "a changed event order could not be compared");
    }
  }
}

type Compared = Awaited<ReturnType<typeof repo.findToCompare>>[number];

async function tellOne(
  tx: Transaction,
  order: OrderDetail,
  { id, orderId, eventId, number, toldHash }: Compared,
  { today, now }: { today: IsoDate; now: Date },
): Promise<void> {
  await lockOrder(tx, orderId, { vendorId: order.vendor.id });
  const plan = await planFor(tx, order, eventId, now);
  const difference = plan && (await differenceTo(tx, plan, number));
  if (!difference || difference.hash === toldHash) return;
  await repo.setTold(tx, id, { toldOn: today, toldHash: difference.hash });
  for (const message of await vendorMessagesOf(tx, orderId, "orders.decide")) {
    const link = linkTo(message.link);
    await enqueueMessage(tx, mail.vendorBeoChanged, { ...message, link, number, changes: difference.count });
  }
}

import { RUN_SHEET_ITEMS_MAX, type RunSheet } from "@/contracts/planning/run-sheet";
import type { RunSheetChangeBody, RunSheetItemBody } from "@/contracts/planning/run-sheet.schema";
import type { Ceremony } from "@/contracts/planning/checklist";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { tellServing } from "@/server/modules/identity/live/public";
import {
  notifyPlanning,
  planOf,
  requireWedding,
  type WeddingAccess,
  weddingDayOf,
} from "@/server/modules/planning/wedding/public";
import { present } from "./present";
import * as repo from "./repo";
import { runSheetLinks } from "./service-links";
import { RUN_SHEETS } from "./templates";

/** Returns the run sheet with the booked vendors and its links. */
export async function readRunSheet(actor: CustomerActor): Promise<RunSheet> {
  return sheetOf(await requireWedding(actor, "plan"));
}

async function sheetOf({ weddingId, customerId }: WeddingAccess): Promise<RunSheet> {
  const db = await getDb();
  const [rows, vendors, day, links] = await Promise.all([
    repo.listItems(db, weddingId),
    repo.bookedVendors(db, customerId),
    weddingDayOf(db, customerId),
    runSheetLinks(db, weddingId),
  ]);
  const items = rows.map(present);
  const arrives = (orderId: string) => items.find((item) => item.orderId === orderId)?.startsAt ?? null;
  return {
    day,
    items,
    vendors: vendors.map((vendor) => ({ ...vendor, arrives: arrives(vendor.orderId) })),
    links,
  };
}

/** Adds an entry. Throws `conflict` when the sheet is full. */
export async function addItem(actor: CustomerActor, body: RunSheetItemBody): Promise<RunSheet> {
  const access = await requireWedding(actor, "plan");
  const db = await getDb();
  await refuseForeignOrder(db, access, body.orderId);
  await refuseFull(db, access.weddingId, 1);
  await inTransaction(async (tx) => {
    await repo.insertItems(tx, [{ weddingId: access.weddingId, ...defined(body), ...required(body) }]);
    await notifyPlanning(tx, access.weddingId, "run_sheet");
  });
  return sheetOf(access);
}

const required = ({ startsAt, title }: RunSheetItemBody) => ({ startsAt, title });

/** Changes an entry. Throws `not_found`. */
export async function changeItem(
  actor: CustomerActor,
  id: string,
  body: RunSheetChangeBody,
): Promise<RunSheet> {
  const access = await planOf(actor);
  const db = await getDb();
  await refuseForeignOrder(db, access, body.orderId);
  await inTransaction(async (tx) => {
    // A vendor that no longer arrives then learns of it, too.
    await tellServing(tx, access.weddingId);
    if (!(await repo.updateItem(tx, access.weddingId, id, defined(body)))) throw noSuchItem();
    await notifyPlanning(tx, access.weddingId, "run_sheet");
  });
  return sheetOf(access);
}

/** Deletes an entry. Throws `not_found`. */
export async function removeItem(actor: CustomerActor, id: string): Promise<RunSheet> {
  const access = await planOf(actor);
  await inTransaction(async (tx) => {
    await tellServing(tx, access.weddingId);
    if (!(await repo.deleteItem(tx, access.weddingId, id))) throw noSuchItem();
    await notifyPlanning(tx, access.weddingId, "run_sheet");
  });
  return sheetOf(access);
}

/** Adds the ceremony's template. Throws `conflict` when the sheet would become too long. */
export async function addTemplate(actor: CustomerActor, ceremony: Ceremony): Promise<RunSheet> {
  const access = await requireWedding(actor, "plan");
  const db = await getDb();
  const entries = RUN_SHEETS[ceremony];
  await refuseFull(db, access.weddingId, entries.length);
  const rows = entries.map(([startsAt, minutes, title, place, people]) => ({
    weddingId: access.weddingId,
    startsAt,
    minutes,
    title,
    place,
    people: [...people],
  }));
  await inTransaction(async (tx) => {
    await repo.insertItems(tx, rows);
    await notifyPlanning(tx, access.weddingId, "run_sheet");
  });
  return sheetOf(access);
}

async function refuseFull(db: Db, weddingId: string, more: number): Promise<void> {
  if ((await repo.countItems(db, weddingId)) + more > RUN_SHEET_ITEMS_MAX) {
    throw new AppError("conflict", `A run sheet holds at most ${RUN_SHEET_ITEMS_MAX} entries`);
  }
}

async function refuseForeignOrder(
  db: Db,
  { customerId }: WeddingAccess,
  orderId: string | null | undefined,
): Promise<void> {
  const message = "This order isn't yours";
  if (orderId && !(await repo.hasOrder(db, customerId, orderId)))
    throw new AppError("bad_request", message, [{ field: "orderId", message }]);
}

const noSuchItem = () => new AppError("not_found", "This entry is gone");

function defined<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

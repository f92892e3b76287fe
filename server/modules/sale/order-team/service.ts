import { type OrderNote, ORDER_NOTES_MAX, type OrderTeam } from "@/contracts/sale/order/order-team";
import type { OrderHandlerBody, OrderNoteBody } from "@/contracts/sale/order/order-team.schema";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { teamPeople } from "@/server/modules/catalogue/team/public";
import {
  findOrderOf,
  isHiddenFromVendor,
  lockOrder,
  noSuchOrder,
  setOrderHandler,
} from "@/server/modules/sale/order/public";
import * as repo from "./repo";

/** Returns what the vendor's team keeps about an order. Throws `not_found`. */
export async function readOrderTeam(actor: VendorActor, orderId: string): Promise<OrderTeam> {
  const { vendorId } = actor;
  const db = await getDb();
  const order = await findOrderOf(db, orderId, { vendorId });
  if (!order) throw noSuchOrder();
  const [people, notes] = await Promise.all([teamPeople(db, vendorId), repo.notesOf(db, orderId)]);
  return {
    orderId,
    handler: people.find(({ accountId }) => accountId === order.handlerAccountId) ?? null,
    people,
    notes: notes.map((note) => present(note, actor)),
  };
}

/** Gives an order to someone. Throws `not_found`, and `bad_request` for a person who is not on the team. */
export async function assignOrder(
  actor: VendorActor,
  orderId: string,
  { handlerId }: OrderHandlerBody,
): Promise<OrderTeam> {
  await inTransaction(async (tx) => {
    if (handlerId && !(await nameOnTeam(tx, actor.vendorId, handlerId))) {
      const message = "Choose someone on your team";
      throw new AppError("bad_request", message, [{ field: "handlerId", message }]);
    }
    await setOrderHandler(tx, actor.vendorId, orderId, handlerId);
  });
  return readOrderTeam(actor, orderId);
}

/** Adds a note. Throws `not_found`, and `conflict` when the order has too many. */
export async function addOrderNote(
  actor: VendorActor,
  orderId: string,
  { body }: OrderNoteBody,
): Promise<OrderTeam> {
  const { vendorId, accountId } = actor;
  await inTransaction(async (tx) => {
    // Serialises the notes of one order, so that the limit holds.
    const order = await lockOrder(tx, orderId, { vendorId });
    if (!order || isHiddenFromVendor(order)) throw noSuchOrder();
    if ((await repo.countNotes(tx, orderId)) >= ORDER_NOTES_MAX) {
      throw new AppError("conflict", `An order can have ${ORDER_NOTES_MAX} notes: delete one first`);
    }
    const authorName = (await nameOnTeam(tx, vendorId, accountId)) ?? "";
    await repo.insertNote(tx, { orderId, body, authorAccountId: accountId, authorName });
  });
  return readOrderTeam(actor, orderId);
}

/** Changes the caller's own note. Throws `not_found`, and `forbidden` for a colleague's. */
export async function editOrderNote(
  actor: VendorActor,
  noteId: string,
  { body }: OrderNoteBody,
  now = new Date(),
): Promise<OrderTeam> {
  const { orderId } = await inTransaction(async (tx) => {
    const note = await ownNote(tx, actor, noteId);
    if (note.body !== body) await repo.updateNote(tx, noteId, { body, editedAt: now });
    return note;
  });
  return readOrderTeam(actor, orderId);
}

/** Deletes the caller's own note. Throws `not_found`, and `forbidden` for a colleague's. */
export async function deleteOrderNote(actor: VendorActor, noteId: string): Promise<OrderTeam> {
  const { orderId } = await inTransaction(async (tx) => {
    const note = await ownNote(tx, actor, noteId);
    await repo.deleteNote(tx, noteId);
    return note;
  });
  return readOrderTeam(actor, orderId);
}

/** Deletes all notes about a couple, which may hold personal details, when its account is deleted. */
export async function forgetOrderNotes(
  tx: Transaction,
  { customerId }: { customerId: string },
): Promise<void> {
  await repo.deleteNotesAbout(tx, customerId);
}

async function ownNote(tx: Transaction, actor: VendorActor, noteId: string): Promise<repo.NoteRow> {
  const note = await repo.findNote(tx, actor.vendorId, noteId);
  if (!note) throw new AppError("not_found", "This note does not exist");
  if (note.authorAccountId !== actor.accountId) {
    throw new AppError("forbidden", `Only ${note.authorName} can change this note`);
  }
  return note;
}

async function nameOnTeam(tx: Transaction, vendorId: string, accountId: string): Promise<string | null> {
  const people = await teamPeople(tx, vendorId);
  return people.find((person) => person.accountId === accountId)?.name ?? null;
}

function present(note: repo.NoteRow, { accountId }: VendorActor): OrderNote {
  const { id, body, authorName, authorAccountId, createdAt, editedAt } = note;
  return {
    id,
    _id: id,
    body,
    by: authorName,
    isYours: authorAccountId === accountId,
    at: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

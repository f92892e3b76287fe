import {
  OUTSIDE_BOOKINGS_MAX,
  OUTSIDE_PAYMENTS_MAX,
  type OutsideBooking,
  type OutsideBookings,
} from "@/contracts/planning/budget/budget";
import type {
  OutsideBookingBody,
  OutsideBookingChangeBody,
  OutsidePaymentBody,
  OutsidePaymentChangeBody,
} from "@/contracts/planning/budget/budget.schema";
import { groupBy } from "@/lib/group-by";
import { toCents, toDollars } from "@/lib/money";
import { removePrivate } from "@/server/adapters/storage/private-files";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { planOf, requireWedding } from "@/server/modules/planning/wedding/public";
import { hasLine } from "./repo";
import * as repo from "./repo-outside";
import { present } from "./service";

/** Returns the vendors that the couple booked outside Sayang, by name. */
export async function listOutside(actor: CustomerActor): Promise<OutsideBookings> {
  const { weddingId } = await requireWedding(actor, "plan");
  return { docs: await read(await getDb(), weddingId) };
}

/** Adds a booking. Throws `conflict` when there are too many. */
export async function addOutside(actor: CustomerActor, body: OutsideBookingBody): Promise<OutsideBooking> {
  const { weddingId } = await requireWedding(actor, "plan");
  const db = await getDb();
  await refuseUnknownLine(db, weddingId, body.lineId);
  if ((await repo.countBookings(db, weddingId)) >= OUTSIDE_BOOKINGS_MAX) {
    throw new AppError("conflict", `You can keep at most ${OUTSIDE_BOOKINGS_MAX} bookings here`);
  }
  const { lineId, vendorName, contact = "", notes = "" } = body;
  const id = await repo.insertBooking(db, {
    weddingId,
    vendorName,
    contact,
    notes,
    budgetLineId: lineId ?? null,
  });
  return readOne(db, weddingId, id);
}

/** Changes a booking. Throws `not_found`. */
export async function changeOutside(
  actor: CustomerActor,
  id: string,
  { lineId, vendorName, contact, notes }: OutsideBookingChangeBody,
): Promise<OutsideBooking> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  await readOne(db, weddingId, id);
  await refuseUnknownLine(db, weddingId, lineId);
  await repo.updateBooking(db, id, {
    ...(vendorName === undefined ? {} : { vendorName }),
    ...(contact === undefined ? {} : { contact }),
    ...(notes === undefined ? {} : { notes }),
    ...(lineId === undefined ? {} : { budgetLineId: lineId }),
  });
  return readOne(db, weddingId, id);
}

/** Deletes a booking with its payments and files. Throws `not_found`. */
export async function removeOutside(actor: CustomerActor, id: string): Promise<null> {
  const { weddingId } = await planOf(actor);
  const files = await inTransaction(async (tx) => {
    if (!(await repo.lockBooking(tx, weddingId, id))) throw noSuchBooking();
    const kept = await repo.filesOf(tx, [id]);
    await repo.deleteBooking(tx, id);
    return kept;
  });
  for (const { storageKey } of files) await removePrivate(storageKey);
  return null;
}

/** Adds a payment to a booking. Throws `not_found`, or `conflict` when there are too many. */
export async function addPayment(
  actor: CustomerActor,
  bookingId: string,
  { label, amount, dueOn, paidOn }: OutsidePaymentBody,
): Promise<OutsideBooking> {
  const { weddingId } = await planOf(actor);
  await inTransaction(async (tx) => {
    if (!(await repo.lockBooking(tx, weddingId, bookingId))) throw noSuchBooking();
    if ((await repo.paymentsOf(tx, [bookingId])).length >= OUTSIDE_PAYMENTS_MAX) {
      throw new AppError("conflict", `A booking holds at most ${OUTSIDE_PAYMENTS_MAX} payments`);
    }
    const dates = { dueOn: dueOn ?? null, paidOn: paidOn ?? null };
    await repo.insertPayment(tx, { weddingId, bookingId, label, amountCents: toCents(amount), ...dates });
  });
  return readOne(await getDb(), weddingId, bookingId);
}

/** Changes a payment. Throws `not_found`. */
export async function changePayment(
  actor: CustomerActor,
  id: string,
  { label, amount, dueOn, paidOn }: OutsidePaymentChangeBody,
): Promise<OutsideBooking> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  const before = await repo.findPayment(db, weddingId, id);
  if (!before) throw noSuchPayment();
  await repo.updatePayment(db, id, {
    ...(label === undefined ? {} : { label }),
    ...(amount === undefined ? {} : { amountCents: toCents(amount) }),
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(paidOn === undefined ? {} : { paidOn }),
  });
  return readOne(db, weddingId, before.bookingId);
}

/** Deletes a payment. Throws `not_found`. */
export async function removePayment(actor: CustomerActor, id: string): Promise<OutsideBooking> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  const before = await repo.findPayment(db, weddingId, id);
  if (!before) throw noSuchPayment();
  await repo.deletePayment(db, id);
  return readOne(db, weddingId, before.bookingId);
}

async function refuseUnknownLine(
  db: Db,
  weddingId: string,
  lineId: string | null | undefined,
): Promise<void> {
  const message = "This line of the budget is gone: choose another";
  if (lineId && !(await hasLine(db, weddingId, lineId)))
    throw new AppError("bad_request", message, [{ field: "lineId", message }]);
}

export async function readOne(db: Db, weddingId: string, id: string): Promise<OutsideBooking> {
  const [found] = await read(db, weddingId, id);
  if (!found) throw noSuchBooking();
  return found;
}

export const noSuchBooking = () => new AppError("not_found", "This booking is gone");
const noSuchPayment = () => new AppError("not_found", "This payment is gone");

async function read(db: Db, weddingId: string, only?: string): Promise<OutsideBooking[]> {
  const bookings = await repo.listBookings(db, weddingId, only);
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const [payments, files] = await Promise.all([repo.paymentsOf(db, ids), repo.filesOf(db, ids)]);
  const [paymentsBy, filesBy] = [
    groupBy(payments, ({ bookingId }) => bookingId),
    groupBy(files, ({ bookingId }) => bookingId),
  ];
  return bookings.map(({ id, vendorName, contact, notes, budgetLineId }) => {
    const own = paymentsBy.get(id) ?? [];
    const sum = (which: (payment: repo.PaymentRow) => boolean) =>
      own.filter(which).reduce((total, { amountCents }) => total + amountCents, 0);
    return {
      id,
      _id: id,
      vendorName,
      contact,
      notes,
      lineId: budgetLineId,
      ...present({
        committedCents: sum(() => true),
        paidCents: sum(({ paidOn }) => paidOn !== null),
        owedCents: sum(({ paidOn }) => paidOn === null),
      }),
      payments: own.map(({ id: paymentId, label, amountCents, dueOn, paidOn }) => ({
        id: paymentId,
        label,
        dueOn,
        paidOn,
        amount: toDollars(amountCents),
      })),
      files: (filesBy.get(id) ?? []).map(({ id: fileId, name, bytes, uploadedAt }) => ({
        id: fileId,
        name,
        bytes,
        uploadedAt: uploadedAt.toISOString(),
      })),
    };
  });
}

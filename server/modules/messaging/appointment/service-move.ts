import type {
  MoveAppointmentBody,
  MoveSlotsQuery,
} from "@/contracts/messaging/appointment/appointment.schema";
import type { Appointment, AppointmentSlots } from "@/contracts/messaging/appointment/appointment";
import { todayInSingapore } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { presentAppointment } from "./present";
import * as repo from "./repo";
import { freeOf, lockFor, readRow, requireHost, taken, takeSlot } from "./service";
import { mailMoved } from "./service-mail";

/** Returns the times of a day to which a vendor can move an appointment, except its own. Throws `not_found`. */
export async function slotsForMove(
  vendorId: string,
  id: string,
  { date }: MoveSlotsQuery,
  now = new Date(),
): Promise<AppointmentSlots> {
  const db = await getDb();
  const row = await repo.findAppointment(db, id, { vendorId });
  if (!row) throw new AppError("not_found", "This appointment does not exist");
  const current = row.appointment.startsAt.toISOString();
  const free = await freeOf(
    db,
    { vendorId, moving: id },
    { first: date || todayInSingapore(row.appointment.startsAt), days: 1 },
    now,
  );
  const docs = free.docs.map((day) => ({
    ...day,
    slots: day.slots.filter(({ startsAt }) => startsAt !== current),
  }));
  return { ...free, docs };
}

/**
 * Moves an appointment to another free time, where it waits for the couple to accept, and mails the couple. Throws
 * `not_found`, `bad_request` when the vendor has no such time, and `conflict` when the time is taken, the appointment
 * is over, or it was moved after the vendor loaded it.
 */
export async function moveAppointment(
  vendorId: string,
  id: string,
  body: MoveAppointmentBody,
  now = new Date(),
): Promise<Appointment> {
  try {
    return await inTransaction((tx) => move(tx, { vendorId, id }, body, now));
  } catch (error) {
    if (isConstraint(error, "appointment_no_overlap")) throw taken();
    throw error;
  }
}

async function move(
  tx: Transaction,
  { vendorId, id }: { vendorId: string; id: string },
  body: MoveAppointmentBody,
  now: Date,
): Promise<Appointment> {
  await requireHost(tx, vendorId);
  await repo.lockCalendar(tx, vendorId);
  const owner = { vendorId };
  const { row, state } = await lockFor(tx, { id, owner, seen: new Date(body.from) }, "move", now);
  const movedFrom = row.appointment.startsAt;
  const startsAt = new Date(body.startsAt);
  if (startsAt.getTime() === movedFrom.getTime()) {
    const message = "The appointment is at that time already: choose another one";
    throw new AppError("bad_request", message, [{ field: "startsAt", message }]);
  }
  const slot = await takeSlot(tx, { vendorId, moving: id }, startsAt, now);
  await repo.updateAppointment(tx, id, { state, ...slot, movedFrom, answer: body.answer });
  const moved = await readRow(tx, id, owner);
  await mailMoved(tx, moved);
  return presentAppointment(moved);
}

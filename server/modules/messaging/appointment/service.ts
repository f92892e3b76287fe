import type {
  AnswerAppointmentBody,
  AppointmentListQuery,
  AppointmentSlotsQuery,
  CoupleAnswerBody,
  RequestAppointmentBody,
} from "@/contracts/messaging/appointment/appointment.schema";
import {
  type Appointment,
  type AppointmentSlots,
  MAX_UPCOMING,
} from "@/contracts/messaging/appointment/appointment";
import {
  type AppointmentState,
  type AppointmentTransition,
  nextAppointmentState,
  OPEN_APPOINTMENT_STATES,
  VENDOR_APPOINTMENT_ACTIONS,
} from "@/contracts/messaging/appointment/appointment-process";
import { type Page, toPage } from "@/contracts/envelope";
import { addDays, formatAppointment, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import { busyBetween } from "@/server/modules/messaging/busy/public";
import { presentAppointment } from "./present";
import * as repo from "./repo";
import { updateOfCustomer, upcomingIds, upcomingOfVendor } from "./repo-own";
import { mailCouple, mailVendor } from "./service-mail";
import { bookingSettingOf } from "./service-setting";
import { freeSlotsOf, presentDay, slotsOf } from "./slots";

type Owner = { customerId: string } | { vendorId: string };

/** Returns the free times of some days from `date` on. Throws `not_found` for a vendor that is not public. */
export async function freeSlots(query: AppointmentSlotsQuery, now = new Date()): Promise<AppointmentSlots> {
  const { vendorId, days } = query;
  const db = await getDb();
  await requireHost(db, vendorId);
  return freeOf(db, { vendorId }, { first: query.date || todayInSingapore(now), days }, now);
}

/** Returns the free times of some days of a calendar. */
export async function freeOf(
  db: Db,
  calendar: Calendar,
  { first, days }: { first: string; days: number },
  now: Date,
): Promise<AppointmentSlots> {
  const { vendorId } = calendar;
  const setting = await bookingSettingOf(db, vendorId);
  const dates = Array.from({ length: days }, (_, at) => addDays(first, at));
  const [held, busy] = await Promise.all([
    heldOn(db, calendar, first, days),
    busyOn(db, vendorId, first, days),
  ]);
  const docs = dates.map((date) => {
    const ofDay = held.filter(({ startsAt }) => todayInSingapore(startsAt) === date);
    return presentDay(date, freeSlotsOf(slotsOf(date, setting, now), ofDay, setting, busy));
  });
  return { vendorId, lengthMinutes: setting.lengthMinutes, docs };
}

/**
 * Requests an appointment for a couple. Throws `bad_request` when the vendor has no such time, `conflict` when it is
 * taken or the couple has enough appointments there, `forbidden` before the email address is verified, `not_found`.
 */
export async function requestAppointment(
  customerId: string,
  body: RequestAppointmentBody,
  now = new Date(),
): Promise<Appointment> {
  try {
    return await inTransaction((tx) => book(tx, customerId, body, now));
  } catch (error) {
    if (isConstraint(error, "appointment_no_overlap")) throw taken();
    throw error;
  }
}

async function book(tx: Transaction, customerId: string, body: RequestAppointmentBody, now: Date) {
  const { vendorId, note } = body;
  const host = await requireHost(tx, vendorId);
  if (!(await repo.isVerified(tx, customerId))) {
    throw new AppError(
      "forbidden",
      "Please verify your email address first: the vendor's answer goes there. The link is in your mailbox",
    );
  }
  await repo.lockCalendar(tx, vendorId);
  if ((await repo.countUpcoming(tx, { customerId, vendorId }, now)) >= MAX_UPCOMING) {
    const message = `You already have ${MAX_UPCOMING} appointments with ${host.vendorName}: cancel one first, or wait until it is over`;
    throw new AppError("conflict", message);
  }
  const { startsAt, endsAt } = await takeSlot(tx, { vendorId }, new Date(body.startsAt), now);
  const id = await repo.insertAppointment(tx, { vendorId, customerId, startsAt, endsAt, note });
  const row = await readRow(tx, id, { customerId });
  await mailVendor(tx, "requested", row);
  return presentAppointment(row);
}

/** The calendar to search for a time; the time of the appointment being moved counts as free. */
type Calendar = { vendorId: string; moving?: string };

/**
 * Returns the free slot that starts then. Throws `bad_request` when there is no such slot, `conflict` when it is taken.
 */
export async function takeSlot(tx: Transaction, calendar: Calendar, startsAt: Date, now: Date) {
  const { vendorId } = calendar;
  const setting = await bookingSettingOf(tx, vendorId);
  const date = todayInSingapore(startsAt);
  const isIt = (slot: { startsAt: Date }) => slot.startsAt.getTime() === startsAt.getTime();
  const slots = slotsOf(date, setting, now);
  if (!slots.some(isIt)) {
    const message = "The vendor has no appointment at that time: please choose one of the free times";
    throw new AppError("bad_request", message, [{ field: "startsAt", message }]);
  }
  const held = await heldOn(tx, calendar, date, 1);
  const slot = freeSlotsOf(slots, held, setting, await busyOn(tx, vendorId, date, 1)).find(isIt);
  if (!slot) throw taken();
  return slot;
}

/** Returns a couple's or a vendor's appointments: upcoming ones, or past and cancelled ones. */
export async function listAppointments(
  owner: Parameters<typeof repo.listAppointments>[1],
  query: AppointmentListQuery,
  now = new Date(),
): Promise<Page<Appointment>> {
  const { rows, total } = await repo.listAppointments(await getDb(), owner, query, now);
  return toPage(rows.map(presentAppointment), total, query);
}

/**
 * Cancels an appointment for a couple, or accepts its new time. Throws `not_found`, or `conflict` when it has begun, is
 * no longer open, or was moved again after the couple loaded it.
 */
export function answerAsCouple(
  customerId: string,
  id: string,
  { action, startsAt }: CoupleAnswerBody,
  now = new Date(),
): Promise<Appointment> {
  return inTransaction(async (tx) => {
    const accepts = action === "accept";
    const which = { id, owner: { customerId }, seen: accepts ? new Date(startsAt) : undefined };
    const row = await change(tx, which, accepts ? "accept" : "withdraw", now);
    await mailVendor(tx, accepts ? "accepted" : "withdrawn", row);
    return presentAppointment(row);
  });
}

/**
 * Answers an appointment or records its outcome for a vendor. Throws `not_found`, or `conflict` when the process has no
 * such transition.
 */
export function answerAppointment(
  vendorId: string,
  id: string,
  { action, answer }: AnswerAppointmentBody,
  now = new Date(),
): Promise<Appointment> {
  return inTransaction(async (tx) => {
    const texts = answer ? { answer } : {};
    const which = { id, owner: { vendorId }, texts };
    const row = await change(tx, which, VENDOR_APPOINTMENT_ACTIONS[action], now);
    await mailCouple(tx, action, row);
    return presentAppointment(row);
  });
}

/** Cancels a couple's upcoming appointments, notifies their vendors, and deletes what the couple wrote. */
export async function forgetAppointments(
  tx: Transaction,
  { customerId }: { customerId: string },
  now = new Date(),
): Promise<void> {
  for (const id of await upcomingIds(tx, customerId, now)) {
    const row = await repo.lockAppointment(tx, id, { customerId });
    const state = row && nextAppointmentState(row.appointment, "withdraw", "customer", now);
    if (!state) continue;
    await repo.updateAppointment(tx, id, { state });
    await mailVendor(tx, "withdrawn", row);
  }
  await updateOfCustomer(tx, customerId, { note: "" });
}

/** Cancels a vendor's upcoming appointments and mails the couples the reason, `answer`. */
export async function callOffAppointments(
  tx: Transaction,
  { vendorId, answer }: { vendorId: string; answer: string },
  now = new Date(),
): Promise<void> {
  for (const id of await upcomingOfVendor(tx, vendorId, now)) {
    const row = await repo.lockAppointment(tx, id, { vendorId });
    if (!row) continue;
    const isAsked = row.appointment.state === "requested";
    const state = nextAppointmentState(row.appointment, isAsked ? "decline" : "callOff", "vendor", now);
    if (!state) continue;
    await repo.updateAppointment(tx, id, { state, answer });
    await mailCouple(tx, isAsked ? "decline" : "cancel", await readRow(tx, id, { vendorId }));
  }
}

/** Returns how many of a vendor's appointments are still to come. */
export async function countAppointmentsAhead(vendorId: string, now = new Date()): Promise<number> {
  return (await upcomingOfVendor(await getDb(), vendorId, now)).length;
}

type Which = { id: string; owner: Owner; seen?: Date; texts?: repo.AppointmentChange };

async function change(
  tx: Transaction,
  { id, owner, seen, texts }: Which,
  transition: AppointmentTransition,
  now: Date,
): Promise<repo.AppointmentRow> {
  const { state } = await lockFor(tx, { id, owner, seen }, transition, now);
  await repo.updateAppointment(tx, id, { state, ...texts });
  return readRow(tx, id, owner);
}

/**
 * Locks an appointment and returns its next state. Throws `not_found`, and `conflict` when the process has no such
 * transition or the time is no longer the one the caller saw.
 */
export async function lockFor(
  tx: Transaction,
  { id, owner, seen }: Pick<Which, "id" | "owner" | "seen">,
  transition: AppointmentTransition,
  now: Date,
): Promise<{ row: repo.AppointmentRow; state: AppointmentState }> {
  const row = await repo.lockAppointment(tx, id, owner);
  if (!row) throw new AppError("not_found", "This appointment does not exist");
  const actor = "customerId" in owner ? "customer" : "vendor";
  const state = nextAppointmentState(row.appointment, transition, actor, now);
  if (!state) throw new AppError("conflict", refusal(row, transition, now));
  if (seen && seen.getTime() !== row.appointment.startsAt.getTime()) {
    const when = formatAppointment(row.appointment.startsAt);
    throw new AppError("conflict", `This appointment has been moved meanwhile: it is now on ${when}`);
  }
  return { row, state };
}

function refusal(
  { appointment: { state, startsAt } }: repo.AppointmentRow,
  transition: AppointmentTransition,
  now: Date,
): string {
  const open = (OPEN_APPOINTMENT_STATES as readonly AppointmentState[]).includes(state);
  if (!open) return `This appointment is already ${state === "no_show" ? "marked as missed" : state}`;
  if (startsAt <= now) return "This appointment has already begun";
  if (transition === "accept") return "This appointment has no new time to accept";
  if (state === "moved") return "This appointment waits for the couple to accept the new time";
  return "This appointment is still to come";
}

export async function readRow(db: Db, id: string, owner: Owner): Promise<repo.AppointmentRow> {
  const row = await repo.findAppointment(db, id, owner);
  if (!row) throw new Error("the appointment is gone");
  return row;
}

export async function requireHost(db: Db, vendorId: string): Promise<repo.Host> {
  const host = await repo.findHost(db, vendorId);
  if (!host) throw new AppError("not_found", "This vendor does not exist");
  return host;
}

function heldOn(db: Db, calendar: Calendar, date: string, days: number) {
  const end = instantInSingapore(addDays(date, days), "00:00");
  return repo.heldBetween(db, calendar, instantInSingapore(date, "00:00"), end);
}

function busyOn(db: Db, vendorId: string, date: string, days: number) {
  const end = instantInSingapore(addDays(date, days), "00:00");
  return busyBetween(db, vendorId, instantInSingapore(date, "00:00"), end);
}

export const taken = () =>
  new AppError("conflict", "Somebody was a moment faster: this time is taken. Please choose another.");

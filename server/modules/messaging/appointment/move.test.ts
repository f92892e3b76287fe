import { eq } from "drizzle-orm";
import {
  type Appointment,
  type AppointmentSlots,
  DEFAULT_APPOINTMENT_SETTING,
} from "@/contracts/messaging/appointment/appointment";
import type { AppointmentSettingBody } from "@/contracts/messaging/appointment/appointment.schema";
import type { VendorCalendar } from "@/contracts/messaging/calendar/calendar";
import type { CalendarFeed } from "@/contracts/sale/calendar";
import { addDays, todayInSingapore } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { makeAppointment, makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { settleAppointments } from "./service-settle";

const shop = useShop();
const { call, db } = shop;
const DAY = addDays(todayInSingapore(), 7);
const OFF = addDays(DAY, 1);
const hours = { open: "10:00", close: "18:00" };
const OPEN: AppointmentSettingBody = {
  ...DEFAULT_APPOINTMENT_SETTING,
  weeklyHours: { "0": hours, "1": hours, "2": hours, "3": hours, "4": hours, "5": hours, "6": hours },
  bufferMinutes: 0,
  offDays: [OFF],
};
/** Returns an instant on DAY, from a Singapore time. */
const at = (clock: string, day = DAY) => new Date(`${day}T${clock}:00+08:00`).toISOString();
const TEN = at("10:00");
const TWO = at("14:00");

type Made = Awaited<ReturnType<typeof made>>;

/** Creates an appointment at ten, confirmed by default. */
async function made(given: Partial<typeof appointment.$inferInsert> = {}, setting = OPEN) {
  const vendor = await makeVendor(db());
  await call("POST", "/vendor/appointment/setting/update", { as: vendor.actor, body: setting });
  const couple = await makeCustomer(db(), { firstName: "Mei", lastName: "Tan" });
  const id = await makeAppointment(db(), {
    vendorId: vendor.id,
    customerId: couple.id,
    state: "confirmed",
    startsAt: new Date(TEN),
    endsAt: new Date(at("11:00")),
    ...given,
  });
  return { vendor, couple, id };
}

const move = ({ vendor, id }: Pick<Made, "vendor" | "id">, startsAt: string, body: object = {}) =>
  call<Appointment>("PATCH", `/vendor/appointment/move/${id}`, {
    as: vendor.actor,
    body: { from: TEN, startsAt, ...body },
  });
const couplesAnswer = ({ couple, id }: Made, body: object) =>
  call<Appointment>("PATCH", `/appointment/${id}`, { as: couple.actor, body });
const times = async ({ vendor, id }: Made, date = DAY) => {
  const path = `/vendor/appointment/slots/${id}?date=${date}`;
  const { body } = await call<AppointmentSlots>("GET", path, { as: vendor.actor });
  return body.data.docs.flatMap((day) => day.slots.map(({ startsAt }) => startsAt));
};
const stored = async (id: string) => (await db().select().from(appointment).where(eq(appointment.id, id)))[0];

test("a moved appointment holds its new time, notifies the couple and waits for them to accept", async () => {
  const one = await made();
  const { body } = await move(one, TWO, { answer: "Our fitter comes at two" });
  expect(body).toMatchObject({
    message: "Appointment moved. The couple has been told.",
    data: { state: "moved", startsAt: TWO, endsAt: at("15:00"), movedFrom: TEN },
  });
  expect(await latestFor(db(), one.couple.email, "appointment-moved")).toMatchObject({
    appointment: { movedFrom: TEN, startsAt: TWO, answer: "Our fitter comes at two" },
    link: expect.stringContaining("/user/dashboard/my-wedding") as unknown,
    messagesLink: expect.stringContaining(`/user/dashboard/messages?vendorId=${one.vendor.id}`) as unknown,
  });
  const path = `/public/appointment/slots?vendorId=${one.vendor.id}&date=${DAY}`;
  const free = (await call<AppointmentSlots>("GET", path)).body.data.docs[0]?.slots ?? [];
  expect(free.map(({ startsAt }) => startsAt)).toContain(TEN);
  expect(free.map(({ startsAt }) => startsAt)).not.toContain(TWO);
  const calendar = await call<VendorCalendar>("GET", `/vendor/calendar?from=${DAY}&to=${DAY}`, {
    as: one.vendor.actor,
  });
  expect(calendar.body.data.visits).toMatchObject([{ id: one.id, state: "moved", startsAt: TWO }]);
  const { url } = (await call<CalendarFeed>("POST", "/calendar-feed", { as: one.vendor.actor })).body.data;
  const feed = async () => (await shop.app.request(new URL(url ?? "").pathname)).text();
  const start = `DTSTART:${TWO.replaceAll(/[-:]|\.\d+/g, "")}`;
  expect(await feed()).toContain("SUMMARY:Not yet accepted: Appointment with");
  expect(await feed()).toContain(start);

  const confirm = { as: one.vendor.actor, body: { action: "confirm" } };
  expect((await call("PATCH", `/vendor/appointment/${one.id}`, confirm)).status).toBe(409);
  expect((await couplesAnswer(one, { action: "accept" })).body.data).toMatchObject({
    errors: [{ field: "startsAt" }],
  });
  const accepted = await couplesAnswer(one, { action: "accept", startsAt: TWO });
  expect(accepted.body).toMatchObject({
    message: "New time accepted. The vendor has been told.",
    data: { state: "confirmed", startsAt: TWO, movedFrom: TEN },
  });
  expect(await latestFor(db(), one.vendor.email, "appointment-accepted")).toMatchObject({
    appointment: { startsAt: TWO, customer: { name: "Mei" } },
  });
  expect(await feed()).toContain("SUMMARY:Appointment with");
  expect(await feed()).toContain(start);
  expect((await couplesAnswer(one, { action: "accept", startsAt: TWO })).status).toBe(409);
});

test("the couple can cancel a moved one, but not accept a time that it hasn't seen or that was never offered", async () => {
  const one = await made();
  expect((await couplesAnswer(one, { action: "accept", startsAt: TEN })).status).toBe(409);
  await move(one, TWO);
  await move(one, at("16:00"), { from: TWO });
  const late = await couplesAnswer(one, { action: "accept", startsAt: TWO });
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("at 4:00 pm")]);
  expect((await couplesAnswer(one, { action: "cancel" })).body.data.state).toBe("cancelled");
  expect(await latestFor(db(), one.vendor.email, "appointment-withdrawn")).toMatchObject({
    appointment: { startsAt: at("16:00") },
  });
  expect((await move(one, TWO, { from: at("16:00") })).status).toBe(409);
});

test("offers the vendor's free times without its own, and doesn't count itself towards the daily maximum", async () => {
  const one = await made({}, { ...OPEN, dailyCapacity: 1 });
  expect(await times(one)).toHaveLength(7);
  expect(await times(one)).not.toContain(TEN);
  expect(await times(one, OFF)).toEqual([]);
  expect((await move(one, TWO)).status).toBe(200);
});

test.each([
  ["in the past", at("10:00", "2026-01-05")],
  ["on an off day", at("10:00", OFF)],
  ["within the notice", at("10:00", todayInSingapore())],
  ["outside the hours", at("19:00")],
  ["between two slots", at("12:20")],
  ["where it is", TEN],
  ["no time at all", "soon"],
  ["empty", ""],
])("can't move to a time %s", async (_, startsAt) => {
  const one = await made();
  const { status, body } = await move(one, startsAt);
  expect([status, body.data]).toMatchObject([400, { errors: [{ field: "startsAt" }] }]);
  expect(await stored(one.id)).toMatchObject({ state: "confirmed", startsAt: new Date(TEN) });
  expect(await queuedFor(db(), one.couple.email)).toEqual([]);
});

test("names the other invalid fields", async () => {
  const one = await made();
  for (const [field, body] of [
    ["from", { from: "" }],
    ["from", { from: "yesterday" }],
    ["answer", { answer: "x".repeat(501) }],
  ] as const) {
    expect((await move(one, TWO, body)).body.data).toMatchObject({ errors: [{ field }] });
  }
  const path = `/vendor/appointment/slots/${one.id}?date=soon`;
  expect((await call("GET", path, { as: one.vendor.actor })).status).toBe(400);
});

test("is refused for a taken time, a past appointment and one that is no longer open", async () => {
  const one = await made();
  const rival = await makeCustomer(db());
  await makeAppointment(db(), {
    vendorId: one.vendor.id,
    customerId: rival.id,
    state: "requested",
    startsAt: new Date(TWO),
    endsAt: new Date(at("15:00")),
  });
  const taken = await move(one, TWO);
  expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining("taken")]);
  expect(await times(one)).not.toContain(TWO);

  for (const state of ["declined", "cancelled", "completed", "no_show"] as const) {
    expect((await move(await made({ state }), TWO)).status).toBe(409);
  }
  const startsAt = new Date(Date.now() - 1_800_000);
  const begun = await made({ startsAt, endsAt: new Date(Date.now() + 1_800_000) });
  const { status, body } = await move(begun, TWO, { from: startsAt.toISOString() });
  expect([status, body.message]).toEqual([409, "This appointment has already begun"]);
});

test("is possible only for its own vendor", async () => {
  const one = await made();
  const other = await made();
  expect((await move({ vendor: other.vendor, id: one.id }, TWO)).status).toBe(404);
  const path = `/vendor/appointment/slots/${one.id}?date=${DAY}`;
  expect((await call("GET", path, { as: other.vendor.actor })).status).toBe(404);
  const moved = await call("PATCH", `/vendor/appointment/move/${one.id}`, {
    as: one.couple.actor,
    body: { from: TEN, startsAt: TWO },
  });
  expect(moved.status).toBe(403);
  await move(one, TWO);
  expect((await couplesAnswer({ ...other, id: one.id }, { action: "accept", startsAt: TWO })).status).toBe(
    404,
  );
});

test("of two concurrent moves, or a move and a request for the same time, one succeeds", async () => {
  const one = await made({ state: "requested" });
  const moves = await Promise.all([move(one, TWO), move(one, at("16:00"))]);
  expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = moves.find(({ status }) => status === 200);
  expect((await stored(one.id))?.startsAt.toISOString()).toBe(winner?.body.data.startsAt);
  expect(await queuedFor(db(), one.couple.email)).toHaveLength(1);

  const two = await made();
  const rival = await makeCustomer(db());
  const request = { as: rival.actor, body: { vendorId: two.vendor.id, startsAt: TWO } };
  const both = await Promise.all([move(two, TWO), call("POST", "/appointment", request)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("one that isn't accepted in time is cancelled, and both sides are told once", async () => {
  const one = await made();
  await move(one, TWO);
  const startsAt = new Date(Date.now() - MINUTE_MS);
  await db()
    .update(appointment)
    .set({ startsAt, endsAt: new Date(Date.now() + 3_540_000) })
    .where(eq(appointment.id, one.id));
  expect(await settleAppointments()).toBe(1);
  expect(await stored(one.id)).toMatchObject({ state: "cancelled" });
  expect(await latestFor(db(), one.vendor.email, "appointment-unaccepted")).toMatchObject({
    appointment: { customer: { name: "Mei" } },
  });
  expect(await latestFor(db(), one.couple.email, "appointment-expired")).toMatchObject({
    firstName: "Mei",
    appointment: { startsAt: startsAt.toISOString() },
    link: expect.stringContaining("/vendor-detail/") as unknown,
  });
  expect(await settleAppointments()).toBe(0);
  const told = await Promise.all([one.couple, one.vendor].map(({ email }) => queuedFor(db(), email)));
  expect(told.map((mails) => mails.length)).toEqual([2, 1]);
});

import { eq } from "drizzle-orm";
import {
  type Appointment,
  type AppointmentSetting,
  type AppointmentSlots,
  DEFAULT_APPOINTMENT_SETTING,
} from "@/contracts/messaging/appointment/appointment";
import type { AppointmentSettingBody } from "@/contracts/messaging/appointment/appointment.schema";
import type { Page } from "@/contracts/envelope";
import { PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import { addDays, todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { settleAppointments } from "./service-settle";

const { call, db } = useShop();
const DAY = addDays(todayInSingapore(), 7);
const hours = { open: "10:00", close: "18:00" };
const OPEN: AppointmentSettingBody = {
  ...DEFAULT_APPOINTMENT_SETTING,
  weeklyHours: { "0": hours, "1": hours, "2": hours, "3": hours, "4": hours, "5": hours, "6": hours },
  bufferMinutes: 0,
};
type Actor = Awaited<ReturnType<typeof makeCustomer>>["actor"];
type Seller = Awaited<ReturnType<typeof makeVendor>>;

async function host(given: Partial<AppointmentSettingBody> = {}): Promise<Seller> {
  const vendor = await makeVendor(db(), {
    blockNumber: "12",
    streetAddress1: "Club Street",
    postCode: "069412",
  });
  const body = { ...OPEN, ...given };
  const saved = await call("POST", "/vendor/appointment/setting/update", { as: vendor.actor, body });
  expect(saved.body).toMatchObject({ code: 200, message: PRODUCT_MESSAGES.added });
  return vendor;
}

async function slots(vendorId: string, date = DAY): Promise<string[]> {
  const path = `/public/appointment/slots?vendorId=${vendorId}&date=${date}`;
  const { body } = await call<AppointmentSlots>("GET", path);
  return body.data.docs.flatMap((day) => day.slots.map(({ startsAt }) => startsAt));
}

const ask = (as: Actor, vendorId: string, startsAt: string, note = "We would love to see the kebayas") =>
  call<Appointment>("POST", "/appointment", { as, body: { vendorId, startsAt, note } });
const answer = (vendor: Seller, id: string, body: object) =>
  call<Appointment>("PATCH", `/vendor/appointment/${id}`, { as: vendor.actor, body });

/** Creates a couple that has requested the first free time. */
async function asked() {
  const vendor = await host();
  const couple = await makeCustomer(db(), { firstName: "Mei", lastName: "Tan", weddingDate: "2027-05-08" });
  const [first = ""] = await slots(vendor.id);
  const { body } = await ask(couple.actor, vendor.id, first);
  return { vendor, couple, first, made: body.data };
}

/** Moves the appointment that many hours into the past. */
async function moveBack(id: string, hoursAgo: number) {
  const startsAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  await db().update(appointment).set({ startsAt, endsAt }).where(eq(appointment.id, id));
}

describe("free times", () => {
  it("follow the vendor's hours in Singapore, day by day", async () => {
    const vendor = await host({ offDays: [addDays(DAY, 1)] });
    const path = `/public/appointment/slots?vendorId=${vendor.id}&date=${DAY}&days=3`;
    const { body } = await call<AppointmentSlots>("GET", path);
    expect(body.data).toMatchObject({ vendorId: vendor.id, lengthMinutes: 60 });
    expect(body.data.docs.map(({ date, slots }) => [date, slots.length])).toEqual([
      [DAY, 8],
      [addDays(DAY, 1), 0],
      [addDays(DAY, 2), 8],
    ]);
    expect(body.data.docs[0]?.slots[0]).toEqual({
      startsAt: `${DAY}T02:00:00.000Z`,
      endsAt: `${DAY}T03:00:00.000Z`,
    });
  });

  it("are none on a day that the vendor has blocked in its calendar", async () => {
    const vendor = await host();
    const couple = await makeCustomer(db());
    const [first = ""] = await slots(vendor.id);
    const block = (open: boolean) =>
      call("POST", "/vendor/calendar/days", { as: vendor.actor, body: { dates: [DAY], open } });
    expect((await block(false)).status).toBe(200);
    expect(await slots(vendor.id)).toEqual([]);
    expect((await ask(couple.actor, vendor.id, first)).status).toBe(400);
    await block(true);
    expect((await ask(couple.actor, vendor.id, first)).status).toBe(200);
  });

  it("follow the defaults for a vendor without settings", async () => {
    const vendor = await makeVendor(db());
    const { body } = await call<AppointmentSetting>("GET", "/vendor/appointment/setting", {
      as: vendor.actor,
    });
    expect(body.data).toEqual(DEFAULT_APPOINTMENT_SETTING);
    const path = `/public/appointment/slots?vendorId=${vendor.id}&date=${DAY}&days=7`;
    const { docs } = (await call<AppointmentSlots>("GET", path)).body.data;
    expect(docs.filter((day) => day.slots.length > 0)).toHaveLength(5);
  });

  it("are hidden for a vendor that is not public", async () => {
    const vendor = await makeVendor(db(), { status: "suspended" });
    expect((await call("GET", `/public/appointment/slots?vendorId=${vendor.id}`)).status).toBe(404);
    const { actor } = await makeCustomer(db());
    expect((await ask(actor, vendor.id, `${DAY}T02:00:00Z`)).status).toBe(404);
    for (const query of ["", "vendorId=7", `vendorId=${vendor.id}&days=32`, `vendorId=${vendor.id}&date=x`]) {
      expect((await call("GET", `/public/appointment/slots?${query}`)).status).toBe(400);
    }
    for (const date of ["0000-01-01", "0001-01-01"]) {
      const before = `/public/appointment/slots?vendorId=${(await host()).id}&date=${date}`;
      expect((await call("GET", before)).status).toBe(400);
    }
    const far = `/public/appointment/slots?vendorId=${(await host()).id}&date=9999-12-31&days=31`;
    expect((await call("GET", far)).status).toBe(200);
  });
});

describe("requesting a time", () => {
  it("holds it for the couple and mails the vendor", async () => {
    const { vendor, couple, first, made } = await asked();
    expect(made).toMatchObject({
      state: "requested",
      startsAt: first,
      note: "We would love to see the kebayas",
      vendor: {
        vendorName: vendor.vendorName,
        slug: vendor.slug,
        address: "12 Club Street, Singapore 069412",
      },
      customer: { name: "Mei", weddingDate: "2027-05-08" },
    });
    expect(await slots(vendor.id)).not.toContain(first);
    expect(await latestFor(db(), vendor.email, "appointment-requested")).toMatchObject({
      appointment: {
        startsAt: first,
        note: "We would love to see the kebayas",
        customer: { name: "Mei" },
      },
    });
    expect(await queuedFor(db(), couple.email)).toEqual([]);
    const listed = await call<Page<Appointment>>("GET", "/appointment", { as: couple.actor });
    expect(listed.body.data).toMatchObject({ totalDocs: 1, docs: [{ id: made.id }] });
  });

  it("accepts only offered times", async () => {
    const vendor = await host({ noticeHours: 48 });
    const { actor } = await makeCustomer(db());
    const tomorrow = addDays(todayInSingapore(), 1);
    for (const startsAt of [
      `${DAY}T02:05:00Z`,
      `${DAY}T20:00:00Z`,
      `${tomorrow}T02:00:00Z`,
      "2001-01-01T02:00:00Z",
    ]) {
      const { status, body } = await ask(actor, vendor.id, startsAt);
      expect(status).toBe(400);
      expect(body.data).toMatchObject({ errors: [{ field: "startsAt" }] });
    }
    for (const startsAt of ["", "soon", "2027-02-30", `${DAY}T02:00:00`]) {
      expect((await ask(actor, vendor.id, startsAt)).status).toBe(400);
    }
    expect((await ask(actor, vendor.id, `${DAY}T02:00:00Z`, "x".repeat(501))).status).toBe(400);
    // The same moment, written in Singapore time.
    expect((await ask(actor, vendor.id, `${DAY}T10:00:00+08:00`)).status).toBe(200);
  });

  it("requires a verified address", async () => {
    const vendor = await host();
    const { actor } = await makeCustomer(db(), { verified: false });
    const { status, body } = await ask(actor, vendor.id, `${DAY}T02:00:00Z`);
    expect(status).toBe(403);
    expect(body.message).toMatch(/verify your email/);
  });

  it("gives a time to only one of ten concurrent requests", async () => {
    const vendor = await host();
    const couples = await Promise.all(Array.from({ length: 10 }, () => makeCustomer(db())));
    const answers = await Promise.all(couples.map(({ actor }) => ask(actor, vendor.id, `${DAY}T04:00:00Z`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/taken/);
    expect((await queuedFor(db(), vendor.email)).length).toBe(1);
  });

  it("enforces the daily maximum under concurrent requests", async () => {
    const vendor = await host({ dailyCapacity: 3 });
    const couples = await Promise.all(Array.from({ length: 8 }, () => makeCustomer(db())));
    const free = await slots(vendor.id);
    const answers = await Promise.all(couples.map(({ actor }, at) => ask(actor, vendor.id, free[at] ?? "")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await slots(vendor.id)).toEqual([]);
    expect(await slots(vendor.id, addDays(DAY, 1))).toHaveLength(8);
  });

  it("keeps the break between two appointments", async () => {
    const vendor = await host({ bufferMinutes: 30 });
    const [first = "", second = ""] = await slots(vendor.id);
    expect(new Date(second).getTime() - new Date(first).getTime()).toBe(1.5 * HOUR_MS);
    await ask((await makeCustomer(db())).actor, vendor.id, first);
    const body = { ...OPEN, bufferMinutes: 60 };
    await call("POST", "/vendor/appointment/setting/update", { as: vendor.actor, body });
    // 10:00 to 11:00 is taken, and the following hour is the break.
    expect((await slots(vendor.id))[0]).toBe(`${DAY}T04:00:00.000Z`);
  });

  it("limits a couple to two with one vendor, even under concurrent requests", async () => {
    const vendor = await host();
    const { actor } = await makeCustomer(db());
    const free = await slots(vendor.id);
    const answers = await Promise.all(free.slice(0, 5).map((startsAt) => ask(actor, vendor.id, startsAt)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/already have 2/);
  });

  it("is throttled", async () => {
    const vendor = await host();
    const { actor } = await makeCustomer(db());
    const tries: number[] = [];
    for (let n = 0; n < 21; n++) tries.push((await ask(actor, vendor.id, `${DAY}T02:05:00Z`)).status);
    expect(tries.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(tries[20]).toBe(429);
  });
});

describe("an appointment", () => {
  it("is confirmed with the vendor's message, and the couple is told the place", async () => {
    const { vendor, couple, first, made } = await asked();
    const { body } = await answer(vendor, made.id, { action: "confirm", answer: "See you then!" });
    expect(body).toMatchObject({ code: 200, data: { state: "confirmed", answer: "See you then!" } });
    expect(await latestFor(db(), couple.email, "appointment-confirmed")).toMatchObject({
      appointment: {
        startsAt: first,
        answer: "See you then!",
        vendor: { vendorName: vendor.vendorName, address: "12 Club Street, Singapore 069412" },
      },
    });
    expect((await answer(vendor, made.id, { action: "confirm" })).status).toBe(409);
    expect((await answer(vendor, made.id, { action: "decline", answer: "No" })).status).toBe(409);
  });

  it("is declined with a reason, and the time becomes free", async () => {
    const { vendor, couple, first, made } = await asked();
    const bare = await answer(vendor, made.id, { action: "decline" });
    expect(bare.status).toBe(400);
    expect(bare.body).toMatchObject({
      message: "Please give the couple a reason",
      data: { errors: [{ field: "answer" }] },
    });
    expect((await answer(vendor, made.id, { action: "decline", answer: "We are away" })).status).toBe(200);
    expect(await latestFor(db(), couple.email, "appointment-declined")).toMatchObject({
      appointment: { answer: "We are away" },
    });
    expect(await slots(vendor.id)).toContain(first);
    expect((await ask((await makeCustomer(db())).actor, vendor.id, first)).status).toBe(200);
  });

  it("is cancelled by either side, once, before it begins", async () => {
    const one = await asked();
    const cancel = (as: Actor, id: string) => call("PATCH", `/appointment/${id}`, { as, body: {} });
    expect((await cancel(one.couple.actor, one.made.id)).status).toBe(200);
    expect((await cancel(one.couple.actor, one.made.id)).status).toBe(409);
    expect(await latestFor(db(), one.vendor.email, "appointment-withdrawn")).toMatchObject({
      appointment: { customer: { name: "Mei" } },
    });
    const two = await asked();
    await answer(two.vendor, two.made.id, { action: "confirm" });
    expect(
      (await answer(two.vendor, two.made.id, { action: "cancel", answer: "Our fitter is ill" })).status,
    ).toBe(200);
    expect(await latestFor(db(), two.couple.email, "appointment-called-off")).toMatchObject({
      appointment: { answer: "Our fitter is ill" },
    });
    const three = await asked();
    await answer(three.vendor, three.made.id, { action: "confirm" });
    await moveBack(three.made.id, 0.5);
    expect((await cancel(three.couple.actor, three.made.id)).body.message).toMatch(/already begun/);
  });

  it("gets its outcome from the vendor after its time", async () => {
    for (const [action, state] of [
      ["complete", "completed"],
      ["no_show", "no_show"],
    ]) {
      const { vendor, couple, made } = await asked();
      expect((await answer(vendor, made.id, { action })).status).toBe(409);
      await answer(vendor, made.id, { action: "confirm" });
      expect((await answer(vendor, made.id, { action })).body.message).toMatch(/still to come/);
      await moveBack(made.id, 2);
      const told = (await queuedFor(db(), couple.email)).length;
      expect((await answer(vendor, made.id, { action })).body.data.state).toBe(state);
      expect(await queuedFor(db(), couple.email)).toHaveLength(told);
    }
  });

  it("closes automatically: an unanswered one lapses and the couple is told, a confirmed one counts as held", async () => {
    const [silent, kept, fresh] = [await asked(), await asked(), await asked()];
    for (const { vendor, made } of [kept, fresh]) await answer(vendor, made.id, { action: "confirm" });
    await moveBack(silent.made.id, 1);
    await moveBack(kept.made.id, 26);
    await moveBack(fresh.made.id, 20);
    await settleAppointments();
    const stateOf = async (id: string) =>
      (await db().select().from(appointment).where(eq(appointment.id, id)))[0]?.state;
    expect(await stateOf(silent.made.id)).toBe("declined");
    expect(await stateOf(kept.made.id)).toBe("completed");
    expect(await stateOf(fresh.made.id)).toBe("confirmed");
    expect(await latestFor(db(), silent.couple.email, "appointment-lapsed")).toMatchObject({
      firstName: "Mei",
    });
    expect(await settleAppointments()).toBe(0);
  });
});

describe("lists", () => {
  it("show upcoming ones soonest first, and past ones latest first", async () => {
    const vendor = await host();
    const free = await slots(vendor.id);
    const ids: string[] = [];
    for (const startsAt of [free[3], free[1], free[5]]) {
      ids.push((await ask((await makeCustomer(db())).actor, vendor.id, startsAt ?? "")).body.data.id);
    }
    const [a = "", b = "", c = ""] = ids;
    const list = async (query: string) =>
      (await call<Page<Appointment>>("GET", `/vendor/appointment?${query}`, { as: vendor.actor })).body.data;
    expect((await list("")).docs.map(({ id }) => id)).toEqual([b, a, c]);
    expect(await list("limit=2&page=2")).toMatchObject({ totalDocs: 3, totalPages: 2, docs: [{ id: c }] });
    await answer(vendor, a, { action: "decline", answer: "We are away" });
    await moveBack(b, 3);
    expect((await list("when=upcoming")).docs.map(({ id }) => id)).toEqual([c]);
    expect((await list("when=past")).docs.map(({ id }) => id)).toEqual([a, b]);
    for (const query of ["when=x", "limit=101", "page=0"]) {
      const { status } = await call("GET", `/vendor/appointment?${query}`, { as: vendor.actor });
      expect(status).toBe(400);
    }
  });

  it("show only one's own, and only those can be changed", async () => {
    const { vendor, made } = await asked();
    const [stranger, rival] = [await makeCustomer(db()), await host()];
    const list = (path: string, as: Actor | Seller["actor"]) =>
      call<Page<Appointment>>("GET", path, { as }).then(({ body }) => body.data.totalDocs);
    expect(await list("/appointment", stranger.actor)).toBe(0);
    expect(await list("/vendor/appointment", rival.actor)).toBe(0);
    const cancel = await call("PATCH", `/appointment/${made.id}`, { as: stranger.actor, body: {} });
    expect(cancel.status).toBe(404);
    expect((await answer(rival, made.id, { action: "confirm" })).status).toBe(404);
    expect((await call("PATCH", `/appointment/${made.id}`, { as: vendor.actor, body: {} })).status).toBe(403);
    expect(await list("/vendor/appointment", vendor.actor)).toBe(1);
  });
});

describe("the setting", () => {
  it("is stored as saved, and refuses invalid values, naming the field", async () => {
    const vendor = await host({ lengthMinutes: 45, offDays: ["2027-02-06", "2027-02-05", "2027-02-06"] });
    const save = (body: object) =>
      call("POST", "/vendor/appointment/setting/update", { as: vendor.actor, body: { ...OPEN, ...body } });
    const read = async () =>
      (await call<AppointmentSetting>("GET", "/vendor/appointment/setting", { as: vendor.actor })).body.data;
    const kept = { ...OPEN, lengthMinutes: 45, offDays: ["2027-02-05", "2027-02-06"] };
    expect(await read()).toEqual(kept);
    const day = (open: string, close: string) => ({
      weeklyHours: { ...OPEN.weeklyHours, "3": { open, close } },
    });
    for (const [field, body] of [
      ["lengthMinutes", { lengthMinutes: 5 }],
      ["bufferMinutes", { bufferMinutes: -1 }],
      ["noticeHours", { noticeHours: 721 }],
      ["dailyCapacity", { dailyCapacity: 0 }],
      ["offDays.0", { offDays: ["2027-02-30"] }],
      ["weeklyHours.3", day("18:00", "10:00")],
      ["weeklyHours.3.open", day("25:00", "26:00")],
      ["weeklyHours.3", day("10:00", "10:30")],
    ] as const) {
      const { status, body: said } = await save(body);
      expect(status).toBe(400);
      expect(said.data).toMatchObject({
        errors: expect.arrayContaining([expect.objectContaining({ field })]) as unknown,
      });
    }
    expect(await read()).toEqual(kept);
  });
});

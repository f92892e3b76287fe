import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import type { AppointmentSlots } from "@/contracts/messaging/appointment/appointment";
import { DEFAULT_APPOINTMENT_SETTING } from "@/contracts/messaging/appointment/appointment";
import type { BusyCalendar } from "@/contracts/messaging/calendar/busy-calendar";
import type { AvailabilityMonth } from "@/contracts/catalogue/availability";
import { HOUR_MS } from "@/lib/time";
import type { VendorActor } from "@/server/core/actor";
import { busyCalendar } from "@/server/db/schema/messaging/busy";
import { addDays, todayInSingapore } from "@/lib/dates";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { daysBlocked, readBusy } from "./parse";
import { readBusyAside } from "./read-aside";
import { readDueCalendars } from "./service";

const shop = useShop();
const { call, db } = shop;
const PATH = "/vendor/calendar/busy";

let server: Server;
let reply: { status: number; text: string };
/** Feeds whose reply is delayed, by path. */
const held = new Map<string, (reply: { status: number; text: string }) => void>();
beforeAll((done) => {
  server = createServer(({ url = "" }, response) => {
    const answer = ({ status, text }: typeof reply) => response.writeHead(status).end(text);
    if (url.startsWith("/held/")) held.set(url, answer);
    else answer(reply);
  }).listen(0, "127.0.0.1", done);
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});
beforeEach(() => {
  process.env.FEED_HOSTS = host();
});
afterEach(() => {
  delete process.env.FEED_HOSTS;
});

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const address = () => `http://${host()}/secret-token/basic.ics`;
const day = (ahead: number) => addDays(todayInSingapore(), ahead);
const digits = (date: string) => date.replaceAll("-", "");
const calendar = (...events: string[][]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flatMap(eventOf), "END:VCALENDAR"].join("\r\n");
const eventOf = (lines: string[], at: number) => ["BEGIN:VEVENT", `UID:${at}@x`, ...lines, "END:VEVENT"];
const allDay = (from: string, until = addDays(from, 1)) => [
  `DTSTART;VALUE=DATE:${digits(from)}`,
  `DTEND;VALUE=DATE:${digits(until)}`,
];
const timed = (date: string, from: string, until: string) => [
  `DTSTART:${digits(date)}T${from}00Z`,
  `DTEND:${digits(date)}T${until}00Z`,
];
const save = (as: VendorActor, given: object = {}) =>
  call<BusyCalendar>("POST", PATH, { as, body: { address: address(), blocks: "all_day", ...given } });
const freeOf = async (vendorId: string, date: string) => {
  const path = `/public/appointment/slots?vendorId=${vendorId}&date=${date}&days=1`;
  const { docs } = (await call<AppointmentSlots>("GET", path)).body.data;
  return docs[0]?.slots.map(({ startsAt }) => startsAt.slice(11, 16)) ?? [];
};
const stateOf = async (vendorId: string, date: string) => {
  const path = `/public/availability/${vendorId}?month=${date.slice(0, 7)}`;
  const { days } = (await call<AvailabilityMonth>("GET", path)).body.data;
  return days.find((each) => each.date === date)?.state;
};

async function openVendor() {
  const vendor = await makeVendor(db());
  const hours = { open: "10:00", close: "18:00" };
  const weeklyHours = { 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours };
  const body = { ...DEFAULT_APPOINTMENT_SETTING, weeklyHours, noticeHours: 0, bufferMinutes: 0 };
  const set = await call("POST", "/vendor/appointment/setting/update", { as: vendor.actor, body });
  expect(set.status).toBe(200);
  return vendor;
}

test("busy times block appointment slots, all-day ones the day as well; a couple cannot book them by hand", async () => {
  const { id, actor } = await openVendor();
  const before = await freeOf(id, day(5));
  expect(before).toContain("04:00");
  reply = { status: 200, text: calendar(timed(day(5), "0400", "0600"), allDay(day(9))) };
  const saved = (await save(actor)).body.data;
  expect(saved).toMatchObject({ error: null, times: 2, days: 1, blocks: "all_day" });
  expect(saved.address).toBe(`${host()}/••••.ics`);
  expect(JSON.stringify(await db().select().from(busyCalendar))).not.toContain("secret-token");
  expect(await freeOf(id, day(5))).toEqual(before.filter((at) => at < "04:00" || at >= "06:00"));
  expect(await freeOf(id, day(9))).toEqual([]);
  expect(await stateOf(id, day(9))).toBe("off");
  const couple = await makeCustomer(db());
  const body = { vendorId: id, startsAt: `${day(5)}T04:00:00.000Z`, note: "" };
  expect((await call("POST", "/appointment", { as: couple.actor, body })).status).toBe(409);
});

test("what is no longer busy is free again; days blocked or opened by hand stay that way", async () => {
  const { actor } = await makeVendor(db());
  const setDays = (dates: string[], open: boolean) =>
    call<{ offDays: string[] }>("POST", "/vendor/calendar/days", { as: actor, body: { dates, open } });
  const offDays = async () => (await setDays([day(100)], true)).body.data.offDays;
  await setDays([day(9)], false);
  reply = { status: 200, text: calendar(allDay(day(9), day(12))) };
  await save(actor);
  expect(await offDays()).toEqual([day(9), day(10), day(11)]);
  await setDays([day(10)], true);
  await call("POST", `${PATH}/read`, { as: actor });
  expect(await offDays()).toEqual([day(9), day(11)]);
  reply = { status: 200, text: calendar() };
  await call("POST", `${PATH}/read`, { as: actor });
  expect(await offDays()).toEqual([day(9)]);
  reply = { status: 200, text: calendar(allDay(day(20))) };
  await call("POST", `${PATH}/read`, { as: actor });
  expect((await call<BusyCalendar>("DELETE", PATH, { as: actor })).body.data.address).toBeNull();
  expect(await offDays()).toEqual([day(9)]);
});

test("the vendor is told of events that couldn't be read, and their days are blocked", async () => {
  const { id, actor } = await openVendor();
  const bad = [...timed(day(5), "0400", "0600"), "RRULE:FREQ=FORTNIGHTLY"];
  const soon = ["DTSTART:soon"];
  reply = { status: 200, text: calendar(bad, soon, timed(day(6), "0400", "0600")) };
  const saved = await save(actor);
  expect(saved.body.data).toMatchObject({ error: null, times: 2, days: 1, unread: 2, undated: 1 });
  expect(await stateOf(id, day(5))).toBe("off");
  expect(await freeOf(id, day(6))).not.toContain("04:00");
  reply = { status: 503, text: "" };
  const failed = await call<BusyCalendar>("POST", `${PATH}/read`, { as: actor });
  expect(failed.body.data).toMatchObject({ unread: 2, undated: 1 });
  reply = { status: 200, text: calendar(timed(day(5), "0400", "0600")) };
  const fixed = await call<BusyCalendar>("POST", `${PATH}/read`, { as: actor });
  expect(fixed.body.data).toMatchObject({ times: 1, days: 0, unread: 0, undated: 0 });
});

test("a failing feed is reported with the time of the last reading, keeps its busy times, and is retried by a job", async () => {
  const { id, actor } = await openVendor();
  reply = { status: 200, text: calendar(timed(day(5), "0400", "0600")) };
  const good = (await save(actor)).body.data;
  reply = { status: 503, text: "" };
  const bad = await call<BusyCalendar>("POST", `${PATH}/read`, { as: actor });
  expect(bad.status).toBe(200);
  expect(bad.body.data).toMatchObject({
    error: "The calendar's server answered with status 503",
    lastReadAt: good.lastReadAt,
    times: 1,
  });
  expect(await freeOf(id, day(5))).not.toContain("04:00");
  reply = { status: 200, text: "<html>Sign in</html>" };
  const odd = await call<BusyCalendar>("POST", `${PATH}/read`, { as: actor });
  expect(odd.body.data.error).toBe("This address does not lead to a calendar in iCal format");
  reply = { status: 200, text: calendar() };
  expect(await readDueCalendars()).toBe(0);
  expect(await readDueCalendars(new Date(Date.now() + 13 * HOUR_MS))).toBeGreaterThan(0);
  const now = await call<BusyCalendar>("GET", PATH, { as: actor });
  expect(now.body.data).toMatchObject({ error: null, times: 0 });
});

test("a feed that fails after being replaced doesn't affect the new one's reading", async () => {
  const { id, actor } = await openVendor();
  const first = save(actor, { address: `http://${host()}/held/old.ics` });
  while (!held.has("/held/old.ics")) await new Promise((resolve) => setTimeout(resolve, 10));
  reply = { status: 200, text: calendar(timed(day(5), "0400", "0600")) };
  const second = (await save(actor)).body.data;
  expect(second).toMatchObject({ error: null, times: 1 });
  held.get("/held/old.ics")?.({ status: 503, text: "" });
  expect((await first).status).toBe(200);
  expect((await call<BusyCalendar>("GET", PATH, { as: actor })).body.data).toEqual(second);
  const [row] = await db().select().from(busyCalendar).where(eq(busyCalendar.vendorId, id));
  expect(row).toMatchObject({ failures: 0, lastTriedAt: row?.lastReadAt });
  expect(await freeOf(id, day(5))).not.toContain("04:00");
});

test("an address on our own network is not read unless the operator allows its host", async () => {
  const { actor } = await makeVendor(db());
  delete process.env.FEED_HOSTS;
  for (const [given, said] of [
    [address(), "must start with https://"],
    ["https://169.254.169.254/latest/meta-data", "public server"],
    ["webcal://localhost/a.ics", "public server"],
  ] as const) {
    expect((await save(actor, { address: given })).body.data.error).toContain(said);
  }
  for (const given of ["file:///etc/passwd", "ftp://x/y", "nonsense"]) {
    expect((await save(actor, { address: given })).status).toBe(400);
  }
  const other = await makeVendor(db());
  const without = await save(other.actor, { address: "" });
  expect(without.body).toMatchObject({ code: 400, data: { errors: [{ field: "address" }] } });
  expect((await call("POST", `${PATH}/read`, { as: other.actor })).status).toBe(404);
});

const FROM = new Date("2027-03-01T00:00:00Z");
const TO = new Date("2027-04-01T00:00:00Z");
const spans = (text: string) =>
  readBusy(text, FROM, TO).busy.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);

test("recurrences are expanded with their exceptions, in the time zone that the file defines", () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Europe/Berlin",
    "BEGIN:DAYLIGHT",
    "DTSTART:19810329T020000",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0200",
    "END:DAYLIGHT",
    "BEGIN:STANDARD",
    "DTSTART:19961027T030000",
    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const weekly = [
    "BEGIN:VEVENT",
    "UID:w",
    "DTSTART;TZID=Europe/Berlin:20270108T100000",
    "DTEND;TZID=Europe/Berlin:20270108T110000",
    "RRULE:FREQ=WEEKLY",
    "EXDATE;TZID=Europe/Berlin:20270312T100000",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:w",
    "RECURRENCE-ID;TZID=Europe/Berlin:20270319T100000",
    "DTSTART;TZID=Europe/Berlin:20270320T150000",
    "DTEND;TZID=Europe/Berlin:20270320T160000",
    "END:VEVENT",
  ];
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", ...zone, ...weekly, "END:VCALENDAR"].join("\r\n");
  expect(spans(text)).toEqual([
    ["2027-03-05T09:00:00.000Z", "2027-03-05T10:00:00.000Z"],
    ["2027-03-20T14:00:00.000Z", "2027-03-20T15:00:00.000Z"],
    ["2027-03-26T09:00:00.000Z", "2027-03-26T10:00:00.000Z"],
  ]);
});

test("a time without a zone is in Singapore time; free, cancelled and our own events do not count", () => {
  const at = ["DTSTART:20270310T100000", "DTEND:20270310T110000"];
  expect(spans(calendar(at))).toEqual([["2027-03-10T02:00:00.000Z", "2027-03-10T03:00:00.000Z"]]);
  expect(spans(calendar([...at, "TRANSP:TRANSPARENT"], [...at, "STATUS:CANCELLED"]))).toEqual([]);
  expect(spans(calendar(at).replace("UID:0@x", "UID:wedding-1@sayang"))).toEqual([]);
});

test("a faulty event affects no other, and blocks the day on which it starts", () => {
  const good = timed("2027-03-11", "0200", "0400");
  const text = calendar(
    [...timed("2027-03-10", "0200", "0400"), "RRULE:FREQ=FORTNIGHTLY"],
    ["a line without a colon", "DTSTART:20270312T990000", "DTEND:later"],
    good,
  );
  expect(spans(text)).toEqual([
    ["2027-03-09T16:00:00.000Z", "2027-03-10T16:00:00.000Z"],
    ["2027-03-11T02:00:00.000Z", "2027-03-11T04:00:00.000Z"],
    ["2027-03-11T16:00:00.000Z", "2027-03-12T16:00:00.000Z"],
  ]);
});

test("a time zone given only by name is looked up, and the calendar's own applies to times without one", () => {
  const london = ["DTSTART;TZID=Europe/London:20270310T100000", "DTEND;TZID=Europe/London:20270310T120000"];
  const busy = [["2027-03-10T10:00:00.000Z", "2027-03-10T12:00:00.000Z"]];
  expect(spans(calendar(london))).toEqual(busy);
  const floating = calendar(["DTSTART:20270310T100000", "DTEND:20270310T120000"]);
  expect(spans(floating.replace("VERSION:2.0", "VERSION:2.0\r\nX-WR-TIMEZONE:Europe/London"))).toEqual(busy);
});

test("an excluded day, a day that ends when it starts, and a start that doesn't match its rule are read as intended", () => {
  const starts = (text: string) => spans(text).map(([from]) => from?.slice(0, 10));
  const weekly = [...timed("2027-03-03", "0200", "0300"), "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE:20270310"];
  expect(starts(calendar(weekly))).toEqual(["2027-03-03", "2027-03-17"]);
  const day = allDay("2027-03-10", "2027-03-10");
  expect(spans(calendar(day))).toEqual([["2027-03-09T16:00:00.000Z", "2027-03-10T16:00:00.000Z"]]);
  const beside = [...timed("2027-03-03", "0200", "0300"), "RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2"];
  expect(starts(calendar(beside))).toEqual(["2027-03-03", "2027-03-04", "2027-03-11"]);
});

test("free/busy periods are read, except free ones", () => {
  const text = [
    "BEGIN:VCALENDAR",
    "BEGIN:VFREEBUSY",
    "FREEBUSY;FBTYPE=BUSY:20270310T020000Z/20270310T040000Z,20270311T020000Z/PT1H",
    "FREEBUSY;FBTYPE=FREE:20270312T020000Z/20270312T040000Z",
    "END:VFREEBUSY",
    "END:VCALENDAR",
  ].join("\r\n");
  expect(spans(text)).toEqual([
    ["2027-03-10T02:00:00.000Z", "2027-03-10T04:00:00.000Z"],
    ["2027-03-11T02:00:00.000Z", "2027-03-11T03:00:00.000Z"],
  ]);
});

test("rules that never end hide no other event, and a text that is no calendar is refused", () => {
  const endless = ["DTSTART:20200101T000000Z", "DTEND:20200101T000001Z", "RRULE:FREQ=SECONDLY"];
  const good = timed("2027-03-11", "0200", "0400");
  expect(readBusy(calendar(endless, good), FROM, TO)).toMatchObject({ busy: [{}], unread: 1, undated: 0 });
  const many = calendar(...Array<string[]>(30).fill(endless), good);
  expect(readBusy(many, FROM, TO)).toMatchObject({ busy: [{}], unread: 30, undated: 0 });
  expect(() => readBusy("", FROM, TO)).toThrow("iCal format");
  expect(() => readBusy("BEGIN:VCARD\r\nEND:VCARD", FROM, TO)).toThrow("iCal format");
});

test("a rule that never matches ends with its thread, while the server keeps answering", async () => {
  const never = calendar([
    ...timed("2027-03-10", "0100", "0200"),
    "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
  ]);
  let turns = 0;
  const ticking = setInterval(() => turns++, 10);
  await expect(readBusyAside({ bytes: Buffer.from(never), from: FROM, to: TO }, 1_500)).rejects.toThrow(
    "takes too long",
  );
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(1);
});

test("an event lasting eight thousand years is cut to the range that we show, and not read repeatedly", () => {
  const long = allDay("1001-01-01", "9001-01-01");
  expect(spans(calendar(long))).toEqual([[FROM.toISOString(), TO.toISOString()]]);
  const many = calendar(...Array.from({ length: 4_000 }, () => long));
  expect(() => readBusy(many, FROM, TO)).toThrow("too many");
});

test("the vendor chooses which days are blocked", () => {
  const long = { startsAt: new Date("2027-03-10T01:00:00Z"), endsAt: new Date("2027-03-10T08:00:00Z") };
  const busy = [
    { ...long, isAllDay: false },
    { startsAt: new Date("2027-03-11T16:00:00Z"), endsAt: new Date("2027-03-13T16:00:00Z"), isAllDay: true },
  ];
  expect(daysBlocked(busy, "none", "2027-03-01")).toEqual([]);
  expect(daysBlocked(busy, "all_day", "2027-03-01")).toEqual(["2027-03-12", "2027-03-13"]);
  expect(daysBlocked(busy, "all_day_and_long", "2027-03-01")).toEqual([
    "2027-03-10",
    "2027-03-12",
    "2027-03-13",
  ]);
});

test("reads a calendar with several series, one of which has a moved occurrence", () => {
  const event = (uid: string, ...lines: string[]) =>
    ["BEGIN:VEVENT", `UID:${uid}@x`, ...lines, "END:VEVENT"].join("\r\n");
  const text = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    event("a", ...allDay("2027-03-02"), "RRULE:FREQ=WEEKLY;COUNT=2"),
    event("a", ...allDay("2027-03-11"), "RECURRENCE-ID;VALUE=DATE:20270309"),
    event("b", ...allDay("2027-03-10"), "RRULE:FREQ=WEEKLY;COUNT=1"),
    "END:VCALENDAR",
  ].join("\r\n");
  const { busy } = readBusy(text, FROM, TO);
  expect(daysBlocked(busy, "all_day", "2027-03-01")).toEqual(["2027-03-02", "2027-03-10", "2027-03-11"]);
});

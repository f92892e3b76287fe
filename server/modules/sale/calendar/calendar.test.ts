import ICAL from "ical.js";
import { eq } from "drizzle-orm";
import type { CalendarFeed } from "@/contracts/sale/calendar";
import { customer } from "@/server/db/schema/identity/account";
import { calendarFeed } from "@/server/db/schema/sale/calendar";
import { milestone } from "@/server/db/schema/sale/order";
import { makeCustomer } from "@/tests/setup/factories";
import { type CustomerActor, EVENT_DATE, useShop } from "@/tests/setup/shop";
import { calendarFile } from "./ics";

const shop = useShop();
const { call, db } = shop;

const feedOf = async (as: CustomerActor, method: "GET" | "POST" | "DELETE" = "GET") =>
  (await call<CalendarFeed>(method, "/calendar-feed", { as })).body.data;
const pathOf = ({ url }: CalendarFeed) => new URL(url ?? "").pathname;
const open = (path: string, headers: Record<string, string> = {}) => shop.app.request(path, { headers });
/** Unfolds long lines. */
const textOf = async (path: string) => (await (await open(path)).text()).replace(/\r\n[ \t]/g, "");

async function couple() {
  const sale = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await db().update(customer).set({ weddingDate: EVENT_DATE }).where(eq(customer.id, sale.customer.id));
  return sale;
}

test("a couple creates a link, and its calendar contains payments due and the wedding day", async () => {
  const { customer: me, orderId } = await couple();
  expect(await feedOf(me.actor)).toEqual({ url: null, webcalUrl: null, googleUrl: null });
  const feed = await feedOf(me.actor, "POST");
  expect(feed.url).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  expect(feed.webcalUrl).toMatch(/^webcal:\/\//);
  expect(feed.googleUrl).toContain(encodeURIComponent(feed.webcalUrl ?? ""));
  expect(await feedOf(me.actor)).toEqual(feed);

  const answer = await open(pathOf(feed));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer.headers.get("cache-control")).toContain("private");
  const text = await textOf(pathOf(feed));
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain("SUMMARY:Pay $400.00 to ");
  expect(text).toContain("SUMMARY:Pay $300.00 to ");
  expect(text).toContain("SUMMARY:Our wedding day");
  expect(text).toContain(`DTSTART;VALUE=DATE:${EVENT_DATE.replaceAll("-", "")}`);
  expect(text).toContain(`/user/pay/${orderId}`);

  const [paid] = await db().select().from(milestone).where(eq(milestone.orderId, orderId));
  await db()
    .update(milestone)
    .set({ paidAt: new Date() })
    .where(eq(milestone.orderId, paid?.orderId ?? ""));
  const after = await textOf(pathOf(feed));
  expect(after).not.toContain("SUMMARY:Pay");
  expect(after).toContain("SUMMARY:Our wedding day");
});

test("unchanged dates answer 304; changed ones do not", async () => {
  const { customer: me, orderId } = await couple();
  const path = pathOf(await feedOf(me.actor, "POST"));
  const etag = (await open(path)).headers.get("etag") ?? "";
  const again = await open(path, { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await db().update(milestone).set({ dueDate: "2027-01-31" }).where(eq(milestone.orderId, orderId));
  const changed = await open(path, { "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).not.toBe(etag);
});

test("a new link ends the old one, turning it off ends both, and no guess opens anything", async () => {
  const { actor } = await makeCustomer(db());
  const first = await feedOf(actor, "POST");
  const second = await feedOf(actor, "POST");
  expect(second.url).not.toBe(first.url);
  expect((await open(pathOf(first))).status).toBe(404);
  expect((await open(pathOf(second))).status).toBe(200);
  await feedOf(actor, "DELETE");
  expect((await open(pathOf(second))).status).toBe(404);
  expect((await feedOf(actor)).url).toBeNull();
  for (const path of ["/calendar/x.ics", `/calendar/${"a".repeat(43)}.ics`, "/calendar/"]) {
    expect((await open(path)).status).toBe(404);
  }
});

test("the table contains nothing that opens a calendar, and the calendar no other couple's dates", async () => {
  const [mine, other] = [await couple(), await couple()];
  const feed = await feedOf(mine.customer.actor, "POST");
  const rows = JSON.stringify(await db().select().from(calendarFeed));
  const token = pathOf(feed).slice("/calendar/".length, -".ics".length);
  expect(rows).not.toContain(token);
  expect(await textOf(pathOf(feed))).not.toContain(other.orderId);
});

test("a link is answered at most 60 times an hour", async () => {
  const { actor } = await makeCustomer(db());
  const path = pathOf(await feedOf(actor, "POST"));
  const statuses = new Set<number>();
  for (let asked = 0; asked < 62; asked++) statuses.add((await open(path)).status);
  expect([...statuses]).toEqual([200, 429]);
});

test("typed names cannot inject lines into the file, and days are correct in any time zone of the server", () => {
  const file = calendarFile([
    {
      uid: "a@sayang",
      day: "2027-03-20",
      url: "https://sayang.test/",
      changedAt: new Date(0),
      title: "Pay $1.00 to A, B; C\\\r\nBEGIN:VEVENT",
      description: "One\nTwo",
    },
    {
      uid: "b@sayang",
      title: "Tasting",
      description: "",
      url: "https://sayang.test/",
      start: new Date("2027-03-20T03:00:00Z"),
      end: new Date("2027-03-20T04:00:00Z"),
      changedAt: new Date(0),
    },
  ]);
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
  expect(file).toContain("DTSTART;VALUE=DATE:20270320\r\n");
  expect(file).toContain("DTSTART:20270320T030000Z\r\n");
  expect(file).toContain("DTSTAMP:19700101T000000Z\r\n");
});

test("another program reads the calendar correctly, whatever its texts contain", () => {
  const title = `Wedding; "Kopi, Light" \\ ${"囍".repeat(60)} 👰🏽`;
  const description = "One\r\nTwo\nBEGIN:VEVENT";
  const changedAt = new Date("2026-11-01T00:00:00Z");
  const event = { title, description, url: "https://sayang.example/?a=1,2;3", changedAt };
  const file = calendarFile([
    { ...event, uid: "a@sayang", day: "2027-03-06" },
    {
      ...event,
      uid: "b@sayang",
      start: new Date("2027-03-07T02:00:00Z"),
      end: new Date("2027-03-07T03:00:00Z"),
    },
  ]);
  expect(Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents("vevent");
  expect(events.map((each) => each.getFirstPropertyValue("summary"))).toEqual([title, title]);
  expect(events.map((each) => String(each.getFirstPropertyValue("dtstart")))).toEqual([
    "2027-03-06",
    "2027-03-07T02:00:00Z",
  ]);
  expect(String(events[0]?.getFirstPropertyValue("description"))).toMatch(/^One\s+Two\nBEGIN:VEVENT$/);
});

import type { AvailabilityMonth, DayState, NextFreeDates } from "@/contracts/catalogue/availability";
import { addDays, todayInSingapore, weekdayOf } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";
import { makeCustomer, makeProduct } from "@/tests/setup/factories";
import { freeOn, nextFreeDates } from "./service";

const shop = useShop();
const MONTH = EVENT_DATE.slice(0, 7);
const today = todayInSingapore();
beforeEach(clearCache);

async function month(vendorId: string, query = `month=${MONTH}`): Promise<Map<string, DayState>> {
  const { body } = await shop.call<AvailabilityMonth>("GET", `/public/availability/${vendorId}?${query}`);
  return new Map(body.data.days.map(({ date, state }) => [date, state]));
}

/** Books the product for the day as another couple. */
async function book(product: { id: string; allInCents: number }, eventDate = EVENT_DATE) {
  const { actor } = await makeCustomer(shop.db());
  await shop.addToCart(actor, product, { eventDate });
  expect((await shop.placeOrder(actor)).status).toBe(200);
}

it("shows a day as free, few or full, and never the number of bookings", async () => {
  const { vendor, product } = await shop.makeStall({}, { dailyCapacity: 4 });
  const states: (DayState | undefined)[] = [];
  for (let weddings = 0; weddings <= 4; weddings++) {
    clearCache();
    states.push((await month(vendor.id)).get(EVENT_DATE));
    if (weddings < 4) await book(product);
  }
  expect(states).toEqual(["free", "free", "free", "few", "full"]);
  const { body } = await shop.call("GET", `/public/availability/${vendor.id}?month=${MONTH}`);
  expect(JSON.stringify(body.data)).not.toMatch(/capacity|booked|customer|order/i);
});

it("shows every day of the month, with past days and days off closed", async () => {
  const offDay = `${MONTH}-15`;
  const { vendor } = await shop.makeStall({}, { offDays: [offDay] });
  const days = await month(vendor.id);
  expect([...days.keys()][0]).toBe(`${MONTH}-01`);
  expect(days.size).toBe(new Date(Date.UTC(+MONTH.slice(0, 4), +MONTH.slice(5), 0)).getUTCDate());
  expect(days.get(offDay)).toBe("off");
  const current = await month(vendor.id, "");
  for (const [date, state] of current) expect(state).toBe(date <= today ? "off" : "free");
});

it("closes the days on which a product is not for hire", async () => {
  const { vendor, product, category } = await shop.makeStall();
  const hours = { open: "09:00", close: "18:00" };
  const weekdays = { "1": hours, "2": hours, "3": hours, "4": hours, "5": hours };
  const item = await makeProduct(shop.db(), {
    vendorId: vendor.id,
    level1Id: category.id,
    customOffDays: [EVENT_DATE],
    openHours: { "0": null, ...weekdays, "6": null },
  });
  const hidden = { vendorId: vendor.id, level1Id: category.id, isVisibleOnProductPage: false };
  const { id } = await makeProduct(shop.db(), hidden);
  const ofHidden = await shop.call("GET", `/public/availability/${vendor.id}?productId=${id}`);
  expect(ofHidden.status).toBe(404);
  const days = await month(vendor.id, `month=${MONTH}&productId=${item.id}`);
  for (const [date, state] of days) {
    expect(state).toBe(date === EVENT_DATE || weekdayOf(date) % 6 === 0 ? "off" : "free");
  }
  expect((await month(vendor.id, `month=${MONTH}&productId=${product.id}`)).get(EVENT_DATE)).toBe("free");
  const foreign = (await shop.makeStall()).product;
  const path = `/public/availability/${vendor.id}?productId=${foreign.id}`;
  expect((await shop.call("GET", path)).status).toBe(404);
});

it("finds the next free days, optionally weekends only", async () => {
  const tomorrow = addDays(today, 1);
  const { vendor, product } = await shop.makeStall({}, { offDays: [addDays(today, 3)] });
  await book(product, addDays(today, 2));
  const next = async (query: string) =>
    (await shop.call<NextFreeDates>("GET", `/public/availability/${vendor.id}/next?${query}`)).body.data.docs;
  expect(await next("count=2")).toEqual([tomorrow, addDays(today, 4)]);
  expect(await next(`from=${EVENT_DATE}&count=1`)).toEqual([EVENT_DATE]);
  expect(await next("from=2001-01-01&count=1")).toEqual([tomorrow]);
  expect(await next("from=9999-12-31&count=1")).toEqual([]);
  const weekends = await next("weekends=true&count=4");
  expect(weekends).toHaveLength(4);
  for (const date of weekends) expect([0, 6]).toContain(weekdayOf(date));
});

it("returns which of several vendors are free on a day", async () => {
  const [open, closed, busy, idle, hidden] = await Promise.all([
    shop.makeStall(),
    shop.makeStall({}, { offDays: [EVENT_DATE] }),
    shop.makeStall(),
    shop.makeStall({}, { enableSelling: false }),
    shop.makeStall({}, { status: "suspended" }),
  ]);
  await book(busy.product);
  const ids = [open, closed, busy, idle, hidden].map(({ vendor }) => vendor.id);
  expect(await freeOn(ids, EVENT_DATE)).toEqual(new Set([open.vendor.id]));
  expect(await freeOn(ids, today)).toEqual(new Set());
  expect(await freeOn([], EVENT_DATE)).toEqual(new Set());
  expect((await nextFreeDates(idle.vendor.id)).docs).toEqual([]);
});

it("refuses vendors that aren't public and months that can't be booked", async () => {
  const { vendor } = await shop.makeStall({}, { status: "suspended" });
  expect((await shop.call("GET", `/public/availability/${vendor.id}`)).status).toBe(404);
  expect((await shop.call("GET", `/public/availability/${vendor.id}/next`)).status).toBe(404);
  const open = (await shop.makeStall()).vendor.id;
  for (const bad of ["2001-01", "2099-01", "2026-13", "2026", "x"]) {
    const { status, body } = await shop.call("GET", `/public/availability/${open}?month=${bad}`);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ field: "month" }] });
  }
  expect((await shop.call("GET", `/public/availability/${open}/next?count=13`)).status).toBe(400);
});

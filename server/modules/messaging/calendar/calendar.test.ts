import { eq, sql } from "drizzle-orm";
import type { AvailabilityMonth } from "@/contracts/catalogue/availability";
import type { Cart } from "@/contracts/sale/cart";
import type { CalendarFeed } from "@/contracts/sale/calendar";
import type { DateHold } from "@/contracts/sale/hold";
import type { VendorCalendar } from "@/contracts/messaging/calendar/calendar";
import { addDays, todayInSingapore } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { dateHold } from "@/server/db/schema/sale/booking";
import { makeAppointment, makeCustomer } from "@/tests/setup/factories";
import { EVENT_DATE, useShop, type VendorActor } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const read = async (as: VendorActor, from = EVENT_DATE, to = from) =>
  (await call<VendorCalendar>("GET", `/vendor/calendar?from=${from}&to=${to}`, { as })).body.data;
const hold = (as: VendorActor, given: object = {}) =>
  call<DateHold>("POST", "/vendor/calendar/hold", {
    as,
    body: { date: EVENT_DATE, name: "Wei & Ana", ...given },
  });
const publicState = async (vendorId: string) => {
  clearCache();
  const path = `/public/availability/${vendorId}?month=${EVENT_DATE.slice(0, 7)}`;
  const { days } = (await call<AvailabilityMonth>("GET", path)).body.data;
  return days.find(({ date }) => date === EVENT_DATE)?.state;
};
const order = async (product: { id: string; allInCents: number }, buyer = makeCustomer(db())) => {
  const { actor } = await buyer;
  await shop.addToCart(actor, product);
  return (await shop.placeOrder(actor)).status;
};

test("a blocked day cannot be booked; an open one can", async () => {
  const { vendor, product } = await shop.makeStall();
  const { actor } = vendor;
  const setDay = (open: boolean) =>
    call("POST", "/vendor/calendar/days", { as: actor, body: { dates: [EVENT_DATE], open } });
  await setDay(false);
  expect((await read(actor)).days).toEqual([{ date: EVENT_DATE, off: true, taken: 0 }]);
  expect(await publicState(vendor.id)).toBe("off");
  expect(await order(product)).toBe(400);
  await setDay(true);
  expect(await order(product)).toBe(200);
  const past = { dates: [addDays(todayInSingapore(), -1)], open: false };
  expect((await call("POST", "/vendor/calendar/days", { as: actor, body: past })).status).toBe(400);
});

test("a held date counts like a booking until it expires or its couple books it", async () => {
  const { vendor, product } = await shop.makeStall();
  const { actor } = vendor;
  const couple = await makeCustomer(db());
  expect((await hold(actor, { customerId: couple.id })).status).toBe(404);
  await makeAppointment(db(), { vendorId: vendor.id, customerId: couple.id });
  expect((await hold(actor, { customerId: couple.id })).status).toBe(200);
  expect(await publicState(vendor.id)).toBe("full");
  expect((await hold(actor)).status).toBe(409);
  const other = await makeCustomer(db());
  await shop.addToCart(other.actor, product);
  const { docs } = (await call<Cart>("GET", "/cart", { as: other.actor })).body.data;
  expect(JSON.stringify(docs)).toContain("fully booked");
  expect((await shop.placeOrder(other.actor)).status).toBe(409);
  expect(await order(product, Promise.resolve(couple))).toBe(200);
  expect((await read(actor)).holds).toEqual([]);

  await call("POST", "/vendor/calendar/capacity", { as: actor, body: { dailyCapacity: 2 } });
  const { id } = (await hold(actor)).body.data;
  expect((await shop.placeOrder(other.actor)).status).toBe(409);
  expect((await read(actor)).days[0]?.taken).toBe(2);
  await db()
    .update(dateHold)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(dateHold.id, id));
  expect((await read(actor)).days[0]?.taken).toBe(1);
  expect((await shop.placeOrder(other.actor)).status).toBe(200);
});

test("of a concurrent hold and order, one gets the last place", async () => {
  const { vendor, product } = await shop.makeStall();
  const { actor } = await makeCustomer(db());
  await shop.addToCart(actor, product);
  const [held, placed] = await Promise.all([hold(vendor.actor), shop.placeOrder(actor)]);
  expect([held.status, placed.status].toSorted()).toEqual([200, 409]);
});

test("a hold moves to a day with room, and stays when there is none", async () => {
  const { vendor, product } = await shop.makeStall();
  const { actor } = await makeCustomer(db());
  await shop.addToCart(actor, product);
  const free = addDays(EVENT_DATE, 3);
  const { id } = (await hold(vendor.actor, { date: free })).body.data;
  const move = (holdId: string, date: string, as = vendor.actor) =>
    call<DateHold>("PATCH", `/vendor/calendar/hold/${holdId}`, { as, body: { date } });
  const other = await shop.makeStall();
  expect((await move(id, EVENT_DATE, other.vendor.actor)).status).toBe(404);
  expect((await move(id, "2020-01-01")).body.data).toMatchObject({ errors: [{ field: "date" }] });

  const moved = await move(id, EVENT_DATE);
  expect(moved.body.data).toMatchObject({ id, date: EVENT_DATE, name: "Wei & Ana" });
  expect((await shop.placeOrder(actor)).status).toBe(409);
  expect((await move(id, free)).status).toBe(200);
  expect((await shop.placeOrder(actor)).status).toBe(200);

  expect((await move(id, EVENT_DATE)).status).toBe(409);
  expect((await read(vendor.actor, free)).holds).toMatchObject([{ id, date: free }]);
});

test("the calendar lists weddings, visits and holds, and so does the vendor's feed", async () => {
  const { vendor, orderId, customer } = await shop.sell({}, { dailyCapacity: 3 });
  const { actor } = vendor;
  await makeAppointment(db(), { vendorId: vendor.id, customerId: customer.id });
  const { id } = (await hold(actor)).body.data;
  const week = addDays(todayInSingapore(), 7);
  expect((await read(actor, week)).visits).toMatchObject([{ state: "requested" }]);
  expect(await read(actor)).toMatchObject({ weddings: [{ id: orderId }], holds: [{ id }], dailyCapacity: 3 });
  const { url } = (await call<CalendarFeed>("POST", "/calendar-feed", { as: actor })).body.data;
  const file = await (await shop.app.request(new URL(url ?? "").pathname)).text();
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).toContain("SUMMARY:Held: Wei & Ana");
  const other = await shop.makeStall();
  expect((await call("DELETE", `/vendor/calendar/hold/${id}`, { as: other.vendor.actor })).status).toBe(404);
  expect((await call("DELETE", `/vendor/calendar/hold/${id}`, { as: actor })).status).toBe(200);
  expect((await call("GET", "/vendor/calendar?from=2026-01-01&to=2026-12-31", { as: actor })).status).toBe(
    400,
  );
});

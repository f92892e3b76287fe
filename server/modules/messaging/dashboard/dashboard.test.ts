import { eq } from "drizzle-orm";
import type { VendorDashboard } from "@/contracts/messaging/dashboard";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { order } from "@/server/db/schema/sale/order";
import { flushVisits, noteVisit } from "@/server/modules/catalogue/visit/public";
import { makeAppointment, makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop, type VendorActor } from "@/tests/setup/shop";
import { periodOf } from "./periods";

const shop = useShop();
const { call, db } = shop;
const today = todayInSingapore();

const read = async (as: VendorActor, period = "30d") =>
  (await call<VendorDashboard>("GET", `/vendor/dashboard/summary?period=${period}`, { as })).body.data;
const counts = ({ funnel }: VendorDashboard) =>
  Object.fromEntries(funnel.map(({ step, count, before }) => [step, [count, before]]));

test("counts views, hearts, enquiries, appointments and orders, this period and the previous one", async () => {
  const { vendor, product, orderId, customer } = await shop.sell();
  const { actor } = customer;
  noteVisit({ vendor: vendor.slug, words: null });
  noteVisit({ vendor: vendor.slug, words: null });
  await flushVisits();
  await call("POST", "/wishlist", { as: actor, body: { productId: product.id } });
  await call("POST", "/wishlist", { as: actor, body: { vendorId: vendor.id } });
  const body = { vendorId: vendor.id, clientId: crypto.randomUUID(), body: "Hello!" };
  await call("POST", "/room/message", { as: actor, body });
  await makeAppointment(db(), { vendorId: vendor.id, customerId: customer.id });

  const now = await read(vendor.actor);
  expect(counts(now)).toEqual({
    views: [2, 0],
    hearts: [2, 0],
    asks: [1, 0],
    appointments: [1, 0],
    orders: [1, 0],
  });
  expect(now.tasks.map(({ kind, count }) => [kind, count])).toEqual([
    ["approve", 1],
    ["appointment", 1],
    ["message", 1],
  ]);
  expect(Date.parse(now.tasks[0]?.by ?? "")).toBeGreaterThan(Date.now() + 71 * HOUR_MS);
  expect(now.sales).toMatchObject({ now: { value: 1000, orders: 1 }, before: { value: 0, orders: 0 } });
  expect(now.sales.buckets).toHaveLength(30);
  expect(now.sales.buckets.at(-1)).toMatchObject({ from: today, to: today, value: 1000 });
  expect(now.sales.categories).toMatchObject([{ value: 1000, before: 0 }]);
  expect(now.next).toMatchObject([{ kind: "wedding", id: orderId }]);
  expect(now.start).toEqual([]);

  await db()
    .update(order)
    .set({ placedAt: new Date(Date.now() - 40 * DAY_MS) })
    .where(eq(order.id, orderId));
  const moved = await read(vendor.actor);
  expect(counts(moved).orders).toEqual([0, 1]);
  expect(moved.sales).toMatchObject({ now: { value: 0 }, before: { value: 1000, orders: 1 } });
  expect(moved.sales.buckets.reduce((sum, { before }) => sum + before, 0)).toBe(1000);
  expect((await read(vendor.actor, "13w")).sales.now.value).toBe(1000);

  await db().update(order).set({ state: "cancelled" }).where(eq(order.id, orderId));
  const cancelled = await read(vendor.actor, "12m");
  expect(cancelled.sales.now).toEqual({ value: 0, orders: 0 });
  expect(cancelled.sales.buckets).toHaveLength(12);
});

test("an empty shop sees the path to its first sale, and nothing of another shop's", async () => {
  await shop.sell();
  const vendor = await makeVendor(db(), { profileSummary: "Cakes", bannerImage: "a.webp" });
  const { start, tasks, funnel, next } = await read(vendor.actor);
  expect(start.filter(({ done }) => done).map(({ step }) => step)).toEqual(["profile", "approved"]);
  expect([tasks, next]).toEqual([[], []]);
  expect(funnel.every(({ count }) => count === 0)).toBe(true);
  const { actor } = await makeCustomer(db());
  expect((await call("GET", "/vendor/dashboard/summary", { as: actor })).status).toBe(403);
});

test.each(["2026-11-22", "2028-03-31", "2027-01-01"])("periods of %s have no gaps", (day) => {
  for (const period of ["30d", "13w", "12m"] as const) {
    const { now, before, buckets } = periodOf(period, day);
    expect(before.to).toBe(now.from);
    expect(now.from <= day && day < now.to).toBe(true);
    buckets.slice(1).forEach((bucket, at) => expect(buckets[at]?.now.to).toBe(bucket.now.from));
    expect(buckets.at(-1)?.before.to).toBe(now.from);
  }
  expect(periodOf("13w", day).now.from).toBe(addDays(day, -90));
});

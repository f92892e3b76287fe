import { eq } from "drizzle-orm";
import type { VendorDashboard } from "@/contracts/messaging/dashboard";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { customer as customerTable } from "@/server/db/schema/identity/account";
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
const approve = (as: VendorActor, orderId: string) =>
  call("PATCH", `/order-vendor/approve/${orderId}`, { as });
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
  expect(now.sales).toMatchObject({ now: { value: 0, orders: 0 }, categories: [] });
  expect(now.next).toEqual([]);
  expect(now.start.find(({ step }) => step === "order")).toMatchObject({ done: false });

  await approve(vendor.actor, orderId);
  const approved = await read(vendor.actor);
  expect(approved.sales).toMatchObject({ now: { value: 1000, orders: 1 }, before: { value: 0, orders: 0 } });
  expect(approved.sales.buckets).toHaveLength(30);
  expect(approved.sales.buckets.at(-1)).toMatchObject({ from: today, to: today, value: 1000 });
  expect(approved.sales.categories).toMatchObject([{ value: 1000, before: 0 }]);
  expect(approved.next).toMatchObject([{ kind: "wedding", id: orderId, name: "Mei" }]);
  expect(approved.start).toEqual([]);

  await db()
    .update(order)
    .set({ placedAt: new Date(Date.now() - 40 * DAY_MS), approvedAt: new Date(Date.now() - 40 * DAY_MS) })
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

test("lists every date of the next seven days, and under one name everywhere", async () => {
  const { vendor, orderId, customer } = await shop.sell();
  await db()
    .update(customerTable)
    .set({ brideFirstName: "Hazel", groomFirstName: "Wee Meng" })
    .where(eq(customerTable.id, customer.id));
  await approve(vendor.actor, orderId);
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  for (const days of [1, 2, 3, 4, 5, 6, 30]) {
    await makeAppointment(db(), {
      vendorId: vendor.id,
      customerId: customer.id,
      state: "confirmed",
      startsAt: at(days),
      endsAt: new Date(at(days).getTime() + HOUR_MS),
    });
  }
  const name = "Hazel & Wee Meng";
  const { next } = await read(vendor.actor);
  expect(next.map((date) => [date.kind, date.name])).toEqual(Array(6).fill(["appointment", name]));

  const as = vendor.actor;
  const nameIn = async (path: string) =>
    (await call<{ docs: { customer: { name: string } }[] }>("GET", path, { as })).body.data.docs[0]?.customer
      .name;
  expect(await nameIn("/order-vendor/order?searchBy=weemeng")).toBe(name);
  expect(await nameIn("/vendor/appointment?when=upcoming")).toBe(name);
  const due = await call<{ docs: { order: { customer: { name: string } } }[] }>(
    "GET",
    "/payment-milestone-vendor?searchBy=hazel",
    { as },
  );
  expect(due.body.data.docs[0]?.order.customer.name).toBe(name);
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

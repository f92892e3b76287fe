import { existsSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import type {
  BudgetPlan,
  HiredVendor,
  OutsideBooking,
  OutsideBookings,
  PaymentTimeline,
} from "@/contracts/planning/budget/budget";
import { shareOut, shareRest, typicalSplit } from "@/contracts/planning/budget/budget-split";
import type { Page } from "@/contracts/envelope";
import type { ActualBudget } from "@/contracts/sale/budget";
import { addDays, todayInSingapore } from "@/lib/dates";
import { readEnv } from "@/lib/env";
import { outsideFile } from "@/server/db/schema/planning/budget";
import { makeCategory, makeCustomer } from "@/tests/setup/factories";
import { type CustomerActor, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const PATH = "/planning/budget";
const TODAY = todayInSingapore();

const read = async (as: CustomerActor) => (await call<BudgetPlan>("GET", PATH, { as })).body.data;
const addLine = async (as: CustomerActor, body: object) =>
  (await call<BudgetPlan>("POST", `${PATH}/line`, { as, body })).body.data;
const changeLine = (as: CustomerActor, id: string, body: object) =>
  call<BudgetPlan>("PATCH", `${PATH}/line/${id}`, { as, body });
const addBooking = async (as: CustomerActor, body: object) =>
  (await call<OutsideBooking>("POST", "/planning/outside", { as, body })).body.data;
const addPayment = (as: CustomerActor, id: string, body: object) =>
  call<OutsideBooking>("POST", `/planning/outside/payment/${id}`, { as, body });
const lineNamed = ({ lines }: BudgetPlan, name: string) => lines.find((line) => line.name === name);

test("shares add up to the cent, whatever the weights", () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(1, [0, 0])).toEqual([1, 0]);
  for (const total of [0, 1, 99_999, 8_500_000, 1_234_567]) {
    for (const guests of [0, 50, 300, 2000]) {
      const split = typicalSplit(total, guests);
      expect(split.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
    }
  }
  const venueOf = (guests: number) => typicalSplit(10_000_00, guests)[0]?.cents ?? 0;
  expect(venueOf(10)).toBeLessThan(venueOf(30));
  const lines = [
    { id: "a", plannedCents: 100, locked: false },
    { id: "b", plannedCents: 200, locked: false },
    { id: "c", plannedCents: 300, locked: true },
    { id: "d", plannedCents: 400, locked: false },
  ];
  const { lines: shared, over } = shareRest(lines, 1000, { id: "d", cents: 601 });
  expect(shared.map(({ plannedCents }) => plannedCents)).toEqual([33, 66, 300, 601]);
  expect(over).toBe(0);
  expect(shareRest(lines, 1000, { id: "d", cents: 900 }).over).toBe(200);
});

test("with a typical split, locked lines keep their sums and the others share the rest to the cent", async () => {
  const names = ["venues", "photography", "jewellery"].map((slug) => ({ slug, name: `Of ${slug}` }));
  for (const one of names) await makeCategory(db(), one);
  const { actor: me } = await makeCustomer(db());
  const body = { total: 30_000, guests: 200 };
  const started = (await call<BudgetPlan>("POST", `${PATH}/start`, { as: me, body })).body.data;
  expect(started.total).toBe(30_000);
  expect(started.lines.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
  expect((await call("POST", `${PATH}/start`, { as: me, body })).status).toBe(409);

  await call("PUT", PATH, { as: me, body: { total: 1000, share: true } });
  const [venue, photos, jewels] = (await read(me)).lines;
  expect((await read(me)).planned).toBe(1000);
  await changeLine(me, jewels?.id ?? "", { locked: true, planned: 100 });
  const after = (await changeLine(me, venue?.id ?? "", { planned: 600.01, share: true })).body.data;
  expect(after.planned).toBe(1000);
  expect(lineNamed(after, "Of jewellery")?.planned).toBe(100);
  expect(lineNamed(after, "Of photography")?.planned).toBe(299.99);
  const alone = (await changeLine(me, photos?.id ?? "", { planned: 50 })).body.data;
  expect(lineNamed(alone, "Of venues")?.planned).toBe(600.01);
  expect(
    (await call<BudgetPlan>("DELETE", `${PATH}/line/${photos?.id}`, { as: me })).body.data.lines,
  ).toHaveLength(2);
});

test("an order is added automatically as committed, paid, owed and next due, and removed when it is cancelled", async () => {
  const sale = await shop.sell({ priceCents: 100_000 });
  const me = sale.customer.actor;
  const own = await addLine(me, { categoryId: sale.category.id, planned: 1500 });
  const line = lineNamed(own, sale.category.name);
  const { orderValue, dueNow } = sale.placed;
  expect(line).toMatchObject({
    planned: 1500,
    committed: orderValue,
    paid: dueNow,
    owed: orderValue - dueNow,
  });
  expect(line?.nextDue?.amount).toBeGreaterThan(0);
  const times = (await call<PaymentTimeline>("GET", `${PATH}/timeline?show=all`, { as: me })).body.data;
  expect(times.docs.map(({ orderId }) => orderId)).toEqual(times.docs.map(() => sale.orderId));
  expect(times.docs.reduce((sum, { amount }) => sum + amount, 0)).toBe(orderValue);
  const hired = await call<Page<HiredVendor>>("GET", "/vendor/hiredvendors", { as: me });
  expect(hired.body.data.docs).toMatchObject([
    { id: sale.vendor.id, orders: 1, committed: orderValue, paid: dueNow },
  ]);

  const answer = { as: sale.vendor.actor, body: { reason: "We are full" } };
  await call("PATCH", `/order-vendor/decline/${sale.orderId}`, answer);
  await shop.settle();
  expect(lineNamed(await read(me), sale.category.name)).toMatchObject({
    committed: 0,
    paid: 0,
    nextDue: null,
  });
  expect((await call<Page<HiredVendor>>("GET", "/vendor/hiredvendors", { as: me })).body.data.docs).toEqual(
    [],
  );
});

test("bookings elsewhere count, with payments on the same timeline and in the profile's budget", async () => {
  const { actor: me } = await makeCustomer(db());
  const plan = await addLine(me, { name: "Ang bao box", planned: 300 });
  const lineId = plan.lines[0]?.id;
  const booking = await addBooking(me, { vendorName: "Uncle Lim", lineId });
  await addPayment(me, booking.id, { label: "Deposit", amount: 100.1, paidOn: TODAY });
  const due = addDays(TODAY, 20);
  const { payments } = (await addPayment(me, booking.id, { label: "Balance", amount: 199.9, dueOn: due }))
    .body.data;
  expect((await read(me)).lines[0]).toMatchObject({
    planned: 300,
    committed: 300,
    paid: 100.1,
    owed: 199.9,
    nextDue: { amount: 199.9, dueOn: due },
  });
  const open = await call<PaymentTimeline>("GET", `${PATH}/timeline`, { as: me });
  expect(open.body.data.docs).toMatchObject([
    { kind: "outside", vendorName: "Uncle Lim", dueOn: due, canPay: false },
  ]);
  const actual = await call<ActualBudget>("GET", "/user/profile/actual_budget", { as: me });
  const sums = { committed: 300, paid: 100.1, owed: 199.9 };
  expect(actual.body.data).toMatchObject({ ...sums, categories: [{ name: "Ang bao box", ...sums }] });

  const balance = payments.find(({ label }) => label === "Balance");
  await call("PATCH", `/planning/outside/payment/${balance?.id}`, { as: me, body: { paidOn: TODAY } });
  expect(await read(me)).toMatchObject({ owed: 0, paid: 300 });
  // Without its line it is still counted.
  await call("DELETE", `${PATH}/line/${lineId}`, { as: me });
  expect((await read(me)).lines).toMatchObject([{ id: null, name: "Booked elsewhere", paid: 300 }]);
});

test("files are recognised by content, visible only to those who plan, and deleted with their booking", async () => {
  const [me, stranger] = [(await makeCustomer(db())).actor, (await makeCustomer(db())).actor];
  const booking = await addBooking(me, { vendorName: "Uncle Lim" });
  const send = (as: CustomerActor, content: string | Uint8Array<ArrayBuffer>, name: string) => {
    const body = new FormData();
    body.append("file", new Blob([content]), name);
    return call<OutsideBooking>("POST", `/planning/outside/file/${booking.id}`, { as, body });
  };
  expect((await send(me, new Uint8Array([77, 90, 0, 1, 2]), "contract.pdf")).status).toBe(400);
  const kept = (await send(me, "We owe Uncle Lim.", "../con\ttract.txt")).body.data.files[0];
  expect(kept?.name).toBe("con tract.txt");
  expect((await send(stranger, "Mine", "a.txt")).status).toBe(404);
  const [row] = await db()
    .select()
    .from(outsideFile)
    .where(eq(outsideFile.id, kept?.id ?? ""));
  const file = path.join(readEnv().dataDir, "private", row?.storageKey ?? "");
  expect(existsSync(file)).toBe(true);
  await addBooking(stranger, { vendorName: "Another" });
  expect((await call("GET", `/planning/outside/file/${kept?.id}`, { as: stranger })).status).toBe(404);
  for (const [method, at] of [
    ["PATCH", `/planning/outside/${booking.id}`],
    ["DELETE", `/planning/outside/${booking.id}`],
  ] as const) {
    const body = method === "PATCH" ? { vendorName: "Mine" } : undefined;
    expect((await call(method, at, { as: stranger, ...(body ? { body } : {}) })).status).toBe(404);
  }
  expect((await call("DELETE", `/planning/outside/${booking.id}`, { as: me })).status).toBe(200);
  expect(existsSync(file)).toBe(false);
  expect((await call<OutsideBookings>("GET", "/planning/outside", { as: me })).body.data.docs).toEqual([]);
});

import { eq } from "drizzle-orm";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import type { OrderEdit } from "@/contracts/sale/order/edit";
import type { Banquet, CatererSheet, EventOrder } from "@/contracts/planning/event-order";
import { addDays, todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import { guest, guestEvent } from "@/server/db/schema/planning/guest";
import { weddingEvent } from "@/server/db/schema/planning/wedding";
import { orderItem } from "@/server/db/schema/sale/order";
import { stopLiveStreams } from "@/server/modules/identity/live/public";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
afterAll(() => stopLiveStreams());

/** Creates a couple with a banquet of two tables of 10, tied to its event. */
async function tied(terms: object = {}, percentOff = 0) {
  const stall = await shop.makeStall({ priceMetric: "table of 10", priceCents: 100_000 });
  const customer = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Jun" });
  await shop.addToCart(customer.actor, stall.product, { quantity: 2 });
  if (percentOff > 0) {
    const code = `TABLES${Date.now()}`;
    await call("POST", "/discount-vendor", {
      as: stall.vendor.actor,
      body: { code, name: "Tables", startDate: todayInSingapore(), kind: "percent", percent: percentOff },
    });
    await call("POST", "/discount-user/redeemDiscountCoupon", { as: customer.actor, body: { code } });
  }
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  await shop.pay(customer.actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: stall.vendor.actor });
  const { weddingId, eventId } = await makeWedding(customer.actor);
  await db().update(weddingEvent).set({ date: EVENT_DATE }).where(eq(weddingEvent.id, eventId));
  const before = await read(customer.actor);
  const [candidate] = before.candidates;
  const body = { eventId, orderItemId: candidate?.orderItemId, seatsPerUnit: 10, minimumUnits: 1, ...terms };
  const made = await call<Banquet>("POST", "/user/banquet", { as: customer.actor, body });
  return { ...stall, customer, orderId, weddingId, eventId, candidate, made: made.body.data };
}

type Owner = Parameters<typeof read>[0];
const read = async (as: Awaited<ReturnType<typeof shop.sell>>["customer"]["actor"]) =>
  (await call<Banquet>("GET", "/user/banquet", { as })).body.data;
const only = (banquet: Banquet) => banquet.events[0]?.orders[0] as EventOrder;

/** Invites that many guests, of whom `yes` accept. */
async function invite(weddingId: string, eventId: string, invited: number, yes: number) {
  const names = Array.from({ length: invited }, (_, n) => `Guest${n}`);
  const { guestIds } = await makeHousehold(db(), { weddingId, eventIds: [eventId], guests: names });
  for (const id of guestIds.slice(0, yes)) {
    await db().update(guestEvent).set({ answer: "yes" }).where(eq(guestEvent.guestId, id));
  }
  return guestIds;
}

test("the banquet is projected from replies, with the same total as the order edit; the vendor has to agree", async () => {
  const { customer, weddingId, eventId, candidate, made, orderId, vendor } = await tied();
  expect(candidate).toMatchObject({ units: 2, seatsPerUnit: 10, priceMetric: "table of 10" });
  expect(made.candidates).toEqual([]);
  expect(only(made)).toMatchObject({
    state: "drifted",
    units: 2,
    projectedUnits: 1,
    minimumUnits: 1,
    guaranteeDate: addDays(EVENT_DATE, -14),
  });
  await invite(weddingId, eventId, 30, 21);
  const now = await read(customer.actor);
  expect(now.events[0]).toMatchObject({ invited: 30, attending: 21, waiting: 9 });
  const { difference, projectedUnits, id, units } = only(now);
  expect([units, projectedUnits, difference]).toEqual([
    2,
    3,
    { delta: 1000, before: 2000, after: 3000, refund: 0 },
  ]);
  const budget = async () =>
    (await call<BudgetPlan>("GET", "/planning/budget", { as: customer.actor })).body.data;
  expect(await budget()).toMatchObject({ committed: 2000, projected: 3000, lines: [{ projected: 3000 }] });

  const proposed = await call<Banquet>("POST", `/user/banquet/proposal/${id}`, {
    as: customer.actor,
    body: { units: 3 },
  });
  expect(proposed.body.message).toBe("Order edit request submitted");
  expect(only(proposed.body.data)).toMatchObject({ state: "proposed", units: 2 });
  const accepted = { as: vendor.actor, body: { accepted: true, version: 1 } };
  expect(
    (await call("PATCH", `/order-vendor/acceptrejectordereditrequest/${orderId}`, accepted)).status,
  ).toBe(200);
  expect(only(await read(customer.actor))).toMatchObject({ state: "level", units: 3, total: 3000 });
  expect(await budget()).toMatchObject({ committed: 3000, projected: null, lines: [{ projected: null }] });
});

test("the saving is the same on the banquet, in the budget and in the request, with a coupon too", async () => {
  const { customer, orderId, made } = await tied({}, 15);
  const { difference, projectedTotal, id } = only(made);
  expect(difference).toMatchObject({ before: 1700, after: 850, delta: -850 });
  expect(projectedTotal).toBe(850);
  const budget = await call<BudgetPlan>("GET", "/planning/budget", { as: customer.actor });
  expect(budget.body.data).toMatchObject({ committed: 1700, projected: 850 });
  await call("POST", `/user/banquet/proposal/${id}`, { as: customer.actor, body: { units: 1 } });
  const asked = await call<{ edits: OrderEdit[] }>("GET", `/order/edits/${orderId}`, { as: customer.actor });
  expect(asked.body.data).toMatchObject({ edits: [{ delta: -850 }] });
  const again = await call<BudgetPlan>("GET", "/planning/budget", { as: customer.actor });
  expect(again.body.data.projected).toBe(850);
});

test("the minimum applies, and after the guarantee date the order is fixed", async () => {
  const { customer, weddingId, eventId, made } = await tied({ minimumUnits: 2 });
  expect(only(made)).toMatchObject({ state: "level", projectedUnits: 2 });
  await invite(weddingId, eventId, 25, 25);
  const { id } = only(made);
  const terms = { seatsPerUnit: 10, minimumUnits: 2, guaranteeDate: addDays(todayInSingapore(), -1) };
  const late = await call<Banquet>("PATCH", `/user/banquet/${id}`, { as: customer.actor, body: terms });
  expect(only(late.body.data)).toMatchObject({ state: "stands", projectedUnits: 3, difference: null });
  const refused = await call("POST", `/user/banquet/proposal/${id}`, {
    as: customer.actor,
    body: { units: 3 },
  });
  expect(refused.status).toBe(409);
  const open = { ...terms, guaranteeDate: null };
  await call("PATCH", `/user/banquet/${id}`, { as: customer.actor, body: open });
  const low = await call("POST", `/user/banquet/proposal/${id}`, { as: customer.actor, body: { units: 1 } });
  expect(low.status).toBe(400);
  await call("DELETE", `/user/banquet/${id}`, { as: customer.actor });
  expect((await read(customer.actor)).candidates).toHaveLength(1);
});

test("an item is tied once, by its own couple, to their own event", async () => {
  const [mine, other] = [await tied(), await tied()];
  const [item] = await db().select().from(orderItem).where(eq(orderItem.orderId, mine.orderId));
  const tie = (as: Owner, body: object) =>
    call("POST", "/user/banquet", { as, body: { seatsPerUnit: 10, orderItemId: item?.id, ...body } });
  expect((await tie(mine.customer.actor, { eventId: mine.eventId })).status).toBe(404);
  expect((await tie(other.customer.actor, { eventId: other.eventId })).status).toBe(404);
  expect((await tie(mine.customer.actor, { eventId: other.eventId })).status).toBe(404);
  const { id } = only(mine.made);
  expect((await call("DELETE", `/user/banquet/${id}`, { as: other.customer.actor })).status).toBe(404);
});

test("the caterer's sheet counts meals and needs of those attending, and its file executes no formulas", async () => {
  const { customer, weddingId, eventId } = await tied();
  const [first = "", second = ""] = await invite(weddingId, eventId, 3, 2);
  await db()
    .update(guest)
    .set({ dietary: ["halal"], allergies: "=cmd()" })
    .where(eq(guest.id, first));
  await db().update(guestEvent).set({ meal: "Fish" }).where(eq(guestEvent.guestId, first));
  await db().update(guest).set({ isChild: true }).where(eq(guest.id, second));
  const path = `/user/banquet/sheet/${eventId}`;
  const { data } = (await call<CatererSheet>("GET", path, { as: customer.actor })).body;
  expect(data).toMatchObject({
    couple: "Mei & Jun",
    attending: 2,
    children: 1,
    waiting: 1,
    dietary: [{ need: "halal", count: 1 }],
  });
  expect(data.meals).toEqual(
    expect.arrayContaining([
      { meal: "Fish", count: 1 },
      { meal: "", count: 1 },
    ]),
  );
  const authorization = `Bearer ${(await signAccessToken(customer.actor)).token}`;
  const file = await shop.app.request(`${API_PREFIX}${path}/csv`, { headers: { authorization } });
  expect(file.headers.get("content-type")).toContain("text/csv");
  const text = await file.text();
  expect(text).toContain("Guest0 Lim,The Lim family,Fish,Halal,'=cmd(),");
});

test("open screens are notified of changes to their own wedding only", async () => {
  const [mine, other] = [await tied(), await tied()];
  const authorization = `Bearer ${(await signAccessToken(mine.customer.actor)).token}`;
  const stream = await shop.app.request(`${API_PREFIX}/live/stream`, {
    headers: { authorization, accept: "text/event-stream" },
  });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const hear = async (words: string) => {
    while (!heard.includes(words)) {
      const { value, done } = (await reader?.read()) ?? {};
      if (done) throw new Error(`the stream ended after ${heard}`);
      heard += value ?? "";
    }
  };
  await hear("event: open");
  await call("DELETE", `/user/banquet/${only(other.made).id}`, { as: other.customer.actor });
  await call("DELETE", `/user/banquet/${only(mine.made).id}`, { as: mine.customer.actor });
  await hear('data: {"what":"banquet"}');
  expect(heard.match(/event: plan/g)).toHaveLength(1);
  await stopLiveStreams();
  await expect(reader?.read()).resolves.toMatchObject({ done: true });
  expect((await shop.app.request(`${API_PREFIX}/live/stream`)).status).toBe(401);
});

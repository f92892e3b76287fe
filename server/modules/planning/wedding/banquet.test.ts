import type { CustomerProfile } from "@/contracts/identity/auth";
import type { PlanOverview } from "@/contracts/planning/overview";
import type { Checklist } from "@/contracts/planning/checklist";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { addDays } from "@/lib/dates";
import type { CustomerActor } from "@/server/core/actor";
import { makeCustomer } from "@/tests/setup/factories";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { db, call } = shop;

const TABLES = { priceMetric: "table of 10", priceCents: 10_000 };
const HOTEL = { vendorName: "Hotel Seri Melur", buildingName: "Seri Tower", postCode: "238859" };

async function book(as: CustomerActor, given: Parameters<typeof shop.makeStall>[0] = TABLES, quantity = 30) {
  const stall = await shop.makeStall(given, HOTEL);
  await shop.addToCart(as, stall.product, { quantity });
  const placed = (await shop.placeOrder(as)).body.data;
  await shop.pay(as, placed.checkoutId);
  return placed.orders[0]?.id ?? "";
}
const profileOf = async (as: CustomerActor) =>
  (await call<CustomerProfile>("GET", `/user/profile/${as.accountId}`, { as })).body.data;
const eventsOf = async (as: CustomerActor) =>
  (await call<{ docs: WeddingEvent[] }>("GET", "/user/wedding/event", { as })).body.data.docs;
const overviewOf = async (as: CustomerActor) =>
  (await call<PlanOverview>("GET", "/planning/overview", { as })).body.data;

test("a booked banquet sets the wedding's day and tables, and the event's place", async () => {
  const { actor } = await makeCustomer(db());
  await book(actor);
  const { weddingDate, wedding } = await profileOf(actor);
  expect(weddingDate).toBe(EVENT_DATE);
  expect(wedding).toMatchObject({ date: EVENT_DATE, tables: 30 });
  expect(await eventsOf(actor)).toMatchObject([
    {
      kind: "banquet",
      date: EVENT_DATE,
      ownDate: false,
      venueName: "Hotel Seri Melur",
      address: "Seri Tower",
      postalCode: "238859",
    },
  ]);
  expect((await overviewOf(actor)).plans?.otherDay).toBeNull();
});

test("a different existing day is kept, and the banquet's day is offered", async () => {
  const day = addDays(EVENT_DATE, 30);
  const { actor } = await makeCustomer(db(), { weddingDate: day, weddingTables: 12 });
  const orderId = await book(actor);
  expect((await profileOf(actor)).wedding).toMatchObject({ date: day, tables: 12 });
  expect(await eventsOf(actor)).toMatchObject([{ date: EVENT_DATE, ownDate: true }]);
  expect((await overviewOf(actor)).plans?.otherDay).toEqual({
    orderId,
    vendorName: "Hotel Seri Melur",
    date: EVENT_DATE,
  });
});

test("an event that has a place keeps it, and the banquet becomes another event", async () => {
  const { actor } = await makeCustomer(db());
  const [event] = await eventsOf(actor);
  const body = {
    kind: "banquet",
    name: "Dinner",
    venueName: "Our garden",
    address: "1 Lane",
    postalCode: "",
  };
  expect((await call("PATCH", `/user/wedding/event/${event?.id}`, { as: actor, body })).status).toBe(200);
  await book(actor);
  expect((await eventsOf(actor)).map(({ venueName }) => venueName)).toEqual([
    "Our garden",
    "Hotel Seri Melur",
  ]);
});

test("items not sold by the table don't affect the day", async () => {
  const { actor } = await makeCustomer(db());
  await book(actor, { priceMetric: "package", priceCents: 100_000 }, 1);
  expect((await profileOf(actor)).wedding).toMatchObject({ date: null, tables: null });
  expect(await eventsOf(actor)).toMatchObject([{ venueName: "" }]);
});

test("the task of choosing an auspicious date is ticked once the banquet is booked, and reopened by a cancellation", async () => {
  const { actor } = await makeCustomer(db());
  await call("POST", "/planning/checklist/templates", {
    as: actor,
    body: { ceremonies: ["chinese_banquet"] },
  });
  const isDone = async () => {
    const { docs } = (await call<Checklist>("GET", "/planning/checklist?filter=all&limit=100", { as: actor }))
      .body.data;
    const task = docs.find(({ title }) => title.startsWith("Choose an auspicious date"));
    if (!task) throw new Error("no such task");
    return task.doneAt !== null;
  };
  expect(await isDone()).toBe(false);
  const orderId = await book(actor);
  expect(await isDone()).toBe(true);
  expect(
    (
      await call("PATCH", `/user/cancelorder`, {
        as: actor,
        body: { orderId, reason: "We changed our plans", reasonDetails: "", refundMethod: "original" },
      })
    ).status,
  ).toBe(200);
  expect(await isDone()).toBe(false);
});

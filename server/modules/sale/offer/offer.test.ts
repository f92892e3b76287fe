import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { ChatsList, SentMessage } from "@/contracts/messaging/room";
import type { Cart } from "@/contracts/sale/cart";
import type { Offer, OfferOptions, OfferPreview, OfferTemplates, RoomOffers } from "@/contracts/sale/offer";
import type { OfferBody } from "@/contracts/sale/offer.schema";
import type { OrderDetail, OrderSummary } from "@/contracts/sale/order/order";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import type { Actor } from "@/server/core/actor";
import { dateHold } from "@/server/db/schema/sale/booking";
import { offer as offerTable } from "@/server/db/schema/sale/offer";
import { order as orderTable } from "@/server/db/schema/sale/order";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeCategory, makeCustomer, makeProduct } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";
import { abandonUnpaidOrders } from "@/server/modules/sale/order/public";
import { expireOffers } from "./service-order";

process.env.THROTTLE_SCALE = "1000";
const shop = useShop();
const { call, db } = shop;
const TODAY = todayInSingapore();

const STEPS = [
  { label: "Deposit", percent: 20, due: { kind: "booking" } },
  { label: "Balance", percent: 80, due: { kind: "before", days: 30 } },
];

async function makeTalk(product: Parameters<typeof shop.makeStall>[0] = {}, vendor: object = {}) {
  const stall = await shop.makeStall(
    { priceCents: 100_000, gstType: 2, plusPlus: true, priceMetric: "table of 10", ...product },
    vendor,
  );
  const couple = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Arjun" });
  const said = await call<SentMessage>("POST", "/room/message", {
    as: couple.actor,
    body: { vendorId: stall.vendor.id, body: "Is it free?", clientId: v4() },
  });
  return { ...stall, couple, roomId: said.body.data.roomId };
}
type Talk = Awaited<ReturnType<typeof makeTalk>>;

const bodyFor = ({ product }: Pick<Talk, "product">, more: object = {}) => ({
  items: [
    {
      productId: product.id,
      quantity: 20,
      unitPrice: 1100,
      includes: "Eight courses, free corkage",
      extras: [
        { name: "Tea corner", unitPrice: 250.5, quantity: 1, per: "once" },
        { name: "Suckling pig", unitPrice: 10, quantity: 1, per: "unit" },
      ],
    },
  ],
  eventDate: EVENT_DATE,
  steps: STEPS,
  validUntil: addDays(TODAY, 7),
  terms: "Corkage is waived for hard liquor.",
  note: "We added the tea corner.",
  ...more,
});

const send = (talk: Talk, more: object = {}) =>
  call<Offer>("POST", `/offer-vendor/room/${talk.roomId}`, {
    as: talk.vendor.actor,
    body: bodyFor(talk, more) as unknown as OfferBody,
  });
const list = async (as: Actor, roomId: string) => {
  const base = as.role === "vendor" ? "/offer-vendor" : "/offer";
  return (await call<RoomOffers>("GET", `${base}/room/${roomId}`, { as })).body.data.offers;
};
const intoCart = (talk: Talk, id: string) =>
  call<Cart>("POST", `/cart/offer/${id}`, { as: talk.couple.actor });
const withdraw = (talk: Talk, id: string) =>
  call<Offer>("PATCH", `/offer-vendor/withdraw/${id}`, { as: talk.vendor.actor });

test("an offer is priced to the cent, shown in the conversation and mailed", async () => {
  const talk = await makeTalk();
  const { status, body } = await send(talk, { holdDays: 7 });
  expect([status, body.message]).toEqual([200, "Offer sent"]);
  // 20 × $1,100 + $250.50 + 20 × $10
  expect(body.data).toMatchObject({ state: "open", total: 22_450.5, changes: [], orderId: null });
  const { net, serviceCharge, gst } = body.data;
  expect(net + serviceCharge + gst).toBeCloseTo(22_450.5, 6);
  expect(body.data.milestones).toMatchObject([
    { label: "Deposit", amount: 4490.1, dueDate: TODAY },
    { label: "Balance", amount: 17_960.4, dueDate: addDays(EVENT_DATE, -30) },
  ]);
  expect(body.data.heldUntil).not.toBeNull();
  expect(await list(talk.couple.actor, talk.roomId)).toMatchObject([
    { id: body.data.id, note: "We added the tea corner." },
  ]);
  const chats = await call<ChatsList>("POST", "/room/chatsList", {
    as: talk.couple.actor,
    body: { roomId: talk.roomId },
  });
  expect(chats.body.data.chats.at(-1)).toMatchObject({ mine: false, offerId: body.data.id });
  expect(chats.body.data.chats.at(-1)?.body).toContain("$22,450.50 all-in");
  expect(await queuedFor(db(), talk.couple.email)).toMatchObject([
    { kind: "offer-sent", totalCents: 2_245_050, held: true, replaces: false },
  ]);
});

test("an offer, a request to change it and its end update the open screens of both sides, and nobody else's", async () => {
  const talk = await makeTalk();
  const { id } = (await send(talk)).body.data;
  await call("POST", `/offer/change/${id}`, { as: talk.couple.actor, body: { words: "With a cake?" } });
  await withdraw(talk, id);
  const { rows } = await shop.pool().query<{ audience_id: string; times: number }>(
    `select audience_id, count(*)::int as times from live_event
     where kind = 'offer' and data->>'offerId' = $1 group by audience_id`,
    [id],
  );
  const sides = [talk.couple.id, talk.vendor.actor.accountId];
  expect(rows.map((row) => row.audience_id).toSorted()).toEqual(sides.toSorted());
  for (const { times } of rows) expect(times).toBe(3);
});

test("a held date is reserved for the couple until the offer ends", async () => {
  const talk = await makeTalk({}, { dailyCapacity: 1 });
  const { id } = (await send(talk, { holdDays: 3 })).body.data;
  const other = await makeCustomer(db());
  await shop.addToCart(other.actor, talk.product);
  expect((await shop.placeOrder(other.actor)).status).toBe(409);
  expect((await withdraw(talk, id)).body.data).toMatchObject({ state: "withdrawn", heldUntil: null });
  expect(await db().select().from(dateHold).where(eq(dateHold.vendorId, talk.vendor.id))).toEqual([]);
  expect((await shop.placeOrder(other.actor)).status).toBe(200);
});

test("a new offer replaces the open one of its family, lists the changes, and leaves others open", async () => {
  const talk = await makeTalk();
  const first = (await send(talk)).body.data;
  const preview = await call<OfferPreview>("POST", `/offer-vendor/preview/${talk.roomId}`, {
    as: talk.vendor.actor,
    body: bodyFor(talk, { validUntil: addDays(TODAY, 9) }) as unknown as OfferBody,
  });
  expect(preview.body.data).toMatchObject({ replaces: first.id, total: 22_450.5 });
  expect(preview.body.data.changes.map(({ label }) => label)).toEqual(["Valid until"]);
  const items = [{ productId: talk.product.id, quantity: 18, unitPrice: 1100 }];
  const second = (await send(talk, { items })).body.data;
  expect(second.changes).toMatchObject([
    { label: "Total", before: "$22,450.50", after: "$19,800.00" },
    { label: talk.product.title, after: "18 at $1,100.00" },
    { label: `${talk.product.title}, what’s included` },
  ]);
  const { id: level1Id } = await makeCategory(db());
  const gown = await makeProduct(db(), { vendorId: talk.vendor.id, level1Id });
  await send(talk, { items: [{ productId: gown.id, quantity: 1, unitPrice: 900 }] });
  expect((await list(talk.couple.actor, talk.roomId)).map(({ state }) => state)).toEqual([
    "open",
    "open",
    "replaced",
  ]);
  expect((await intoCart(talk, first.id)).body).toMatchObject({
    code: 409,
    message: "The vendor has replaced this offer with a new one",
  });
});

test("an offer is bought unchanged, beside the vendor's other products, and the order refers to it", async () => {
  const talk = await makeTalk();
  const { couple, product, vendor } = talk;
  const sent = (await send(talk)).body.data;
  await shop.addToCart(couple.actor, product, { quantity: 1 });
  await intoCart(talk, sent.id);
  const cart = (await intoCart(talk, sent.id)).body.data;
  expect(cart.cartCount).toBe(2);
  const group = cart.docs.find(({ offer }) => offer !== null);
  expect(group).toMatchObject({ id: sent.id, total: 22_450.5, dueNow: 4490.1, offer: { id: sent.id } });
  const line = group?.lines[0];
  expect(line).toMatchObject({ offerId: sent.id, problems: [], productPrice: { priceWithGST: 1100 } });
  const changed = await call("PATCH", `/cart/${line?.id}`, { as: couple.actor, body: { quantity: 2 } });
  expect(changed.status).toBe(409);

  const placed = (await shop.placeOrder(couple.actor)).body.data;
  expect(placed.orders).toHaveLength(2);
  const ordered = placed.orders.find(({ offerId }) => offerId === sent.id) as OrderSummary;
  expect(ordered.orderValue).toBe(22_450.5);
  expect((await list(couple.actor, talk.roomId))[0]).toMatchObject({
    state: "accepted",
    orderId: ordered.id,
  });
  expect((await list(vendor.actor, talk.roomId))[0]).toMatchObject({ state: "accepted", orderId: null });
  await shop.pay(couple.actor, placed.checkoutId);
  const seen = await call<OrderDetail>("GET", `/order-vendor/${ordered.id}`, { as: vendor.actor });
  expect(seen.body.data).toMatchObject({ offerId: sent.id, paid: 4490.1 });
  expect(seen.body.data.milestones.map(({ amount }) => amount)).toEqual([4490.1, 17_960.4]);
  expect(seen.body.data.items[0]?.addOns).toMatchObject([
    { name: "Tea corner" },
    { name: "Suckling pig", total: 200 },
  ]);
  const declined = await call("PATCH", `/order-vendor/decline/${ordered.id}`, {
    as: vendor.actor,
    body: { reason: "We are fully booked on that day" },
  });
  expect(declined.status).toBe(200);
  await shop.settle();
  const after = await call<OrderDetail>("GET", `/order/${ordered.id}`, { as: couple.actor });
  expect(after.body.data).toMatchObject({ state: "cancelled", refunded: 4490.1 });
  expect(await checkLedger(db())).toEqual([]);
});

test("an order from an offer that ends unpaid opens the offer again", async () => {
  const talk = await makeTalk();
  const { id } = (await send(talk)).body.data;
  await intoCart(talk, id);
  const [first] = (await shop.placeOrder(talk.couple.actor)).body.data.orders;
  await call("PATCH", `/order/withdraw/${first?.id}`, { as: talk.couple.actor });
  expect((await list(talk.couple.actor, talk.roomId))[0]?.state).toBe("open");
  await intoCart(talk, id);
  const [second] = (await shop.placeOrder(talk.couple.actor)).body.data.orders;
  const longAgo = { placedAt: new Date(Date.now() - 10 * DAY_MS) };
  await db()
    .update(orderTable)
    .set(longAgo)
    .where(eq(orderTable.id, second?.id ?? ""));
  await abandonUnpaidOrders();
  expect((await list(talk.couple.actor, talk.roomId))[0]?.state).toBe("open");
});

test("removing a part of an offer from the cart removes all of it", async () => {
  const talk = await makeTalk();
  const { level1Id } = talk.product;
  const second = await makeProduct(db(), { vendorId: talk.vendor.id, level1Id });
  const items = [talk.product.id, second.id].map((productId) => ({ productId, quantity: 1, unitPrice: 10 }));
  const { id } = (await send(talk, { items })).body.data;
  const cart = (await intoCart(talk, id)).body.data;
  expect(cart.cartCount).toBe(2);
  const lineId = cart.docs[0]?.lines[0]?.id;
  expect((await call<Cart>("DELETE", `/cart/${lineId}`, { as: talk.couple.actor })).body.data.cartCount).toBe(
    0,
  );
});

test("an offer that has expired or was withdrawn can't be bought, and the cart says why", async () => {
  const talk = await makeTalk();
  const { id } = (await send(talk)).body.data;
  await intoCart(talk, id);
  await db()
    .update(offerTable)
    .set({ validUntil: addDays(TODAY, -1) })
    .where(eq(offerTable.id, id));
  const refused = await shop.placeOrder(talk.couple.actor);
  expect([refused.status, refused.body.message]).toEqual([400, "This offer has expired"]);
  expect((await list(talk.couple.actor, talk.roomId))[0]?.state).toBe("expired");
  expect((await withdraw(talk, id)).status).toBe(409);
  expect(await expireOffers()).toBe(1);
  const again = (await send(talk)).body.data;
  expect(again.changes).toEqual([]);
  await intoCart(talk, again.id);
  await withdraw(talk, again.id);
  const cart = await call<Cart>("GET", "/cart", { as: talk.couple.actor });
  const problems = cart.body.data.docs.flatMap(({ lines }) => lines.flatMap((line) => line.problems));
  expect(problems.map(({ message }) => message)).toEqual([
    "This offer has expired",
    "The vendor has withdrawn this offer",
  ]);
  expect((await queuedFor(db(), talk.couple.email)).map(({ kind }) => kind)).toContain("offer-withdrawn");
});

test("50 acceptances concurrent with a withdrawal leave one outcome", async () => {
  for (const withdrawAt of [0, 10, 40]) {
    const talk = await makeTalk();
    const sent = (await send(talk)).body.data;
    await intoCart(talk, sent.id);
    const calls = Array.from({ length: 50 }, () =>
      shop.placeOrder(talk.couple.actor, { orderValue: sent.total }),
    );
    const withdrawn: ReturnType<typeof withdraw>[] = [];
    const answers = await Promise.all([
      ...calls.slice(0, withdrawAt),
      (withdrawn[0] = withdraw(talk, sent.id)) as never,
      ...calls.slice(withdrawAt),
    ]);
    const placed = answers.filter((_, at) => at !== withdrawAt).filter(({ status }) => status === 200);
    const taken = await withdrawn[0];
    const rows = await db().select().from(orderTable).where(eq(orderTable.offerId, sent.id));
    const [{ state } = { state: "" }] = await db()
      .select()
      .from(offerTable)
      .where(eq(offerTable.id, sent.id));
    expect([placed.length, rows.length, taken?.status, state]).toEqual(
      placed.length === 1 ? [1, 1, 409, "accepted"] : [0, 0, 200, "withdrawn"],
    );
  }
}, 120_000);

test("the couple can ask for a change, and the vendor's team is notified", async () => {
  const talk = await makeTalk();
  const { id } = (await send(talk)).body.data;
  const asked = await call<Offer>("POST", `/offer/change/${id}`, {
    as: talk.couple.actor,
    body: { words: "18 tables, please" },
  });
  expect(asked.body.data).toMatchObject({ state: "open", changeRequest: { words: "18 tables, please" } });
  expect(await queuedFor(db(), talk.vendor.email)).toMatchObject([
    { kind: "offer-change-asked", coupleName: "Mei & Arjun", words: "18 tables, please" },
  ]);
});

test("templates can be saved, changed and deleted", async () => {
  const talk = await makeTalk({ priceCents: 100_000 });
  const { items, steps, terms, note } = bodyFor(talk);
  const body = { items, steps, terms, note, name: "Banquet for 20", validDays: 14, holdDays: 3 };
  const as = talk.vendor.actor;
  const made = await call<OfferTemplates>("POST", "/offer-vendor/templates", { as, body });
  const [template] = made.body.data.templates;
  expect(template).toMatchObject({ name: "Banquet for 20", validDays: 14, holdDays: 3 });
  const options = await call<OfferOptions>("GET", `/offer-vendor/options/${talk.roomId}?date=${EVENT_DATE}`, {
    as,
  });
  expect(options.body.data).toMatchObject({
    products: [{ id: talk.product.id, unitPrice: 1199 }],
    couple: { name: "Mei & Arjun" },
    templates: [{ id: template?.id }],
  });
  const renamed = { ...body, name: "Banquet" };
  await call("PUT", `/offer-vendor/templates/${template?.id}`, { as, body: renamed });
  const left = await call<OfferTemplates>("DELETE", `/offer-vendor/templates/${template?.id}`, { as });
  expect(left.body.data.templates).toEqual([]);
});

test("invalid offers are refused by field", async () => {
  const talk = await makeTalk();
  const stranger = await shop.makeStall();
  const cases: [object, string][] = [
    [{ items: [] }, "items"],
    [{ items: [{ productId: stranger.product.id, quantity: 1, unitPrice: 10 }] }, "items"],
    [{ items: [{ productId: talk.product.id, quantity: 0, unitPrice: 10 }] }, "items.0.quantity"],
    [{ items: [{ productId: talk.product.id, quantity: 1, unitPrice: 0 }] }, "items.0.unitPrice"],
    [{ eventDate: TODAY }, "eventDate"],
    [{ validUntil: addDays(TODAY, -1) }, "validUntil"],
    [{ validUntil: addDays(TODAY, 61) }, "validUntil"],
    [{ holdDays: 8 }, "holdDays"],
    [{ steps: [{ label: "All", percent: 100, due: { kind: "booking" } }] }, "steps"],
  ];
  for (const [more, field] of cases) {
    const { status, body } = await send(talk, more);
    expect([status, body.data]).toMatchObject([400, { errors: [{ field }] }]);
  }
  const other = await makeTalk();
  expect(
    (await call("POST", `/offer-vendor/room/${talk.roomId}`, { as: other.vendor.actor, body: bodyFor(talk) }))
      .status,
  ).toBe(404);
  const { id } = (await send(talk)).body.data;
  expect((await call("POST", `/cart/offer/${id}`, { as: other.couple.actor })).status).toBe(404);
});

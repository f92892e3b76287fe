import { eq, sql } from "drizzle-orm";
import { v4 } from "uuid";
import type { AskRound, AskRounds, RoomAsk } from "@/contracts/messaging/ask";
import type { ChatsList } from "@/contracts/messaging/room";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { Actor } from "@/server/core/actor";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { askedVendor } from "@/server/db/schema/messaging/ask";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "@/tests/setup/factories";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

process.env.THROTTLE_SCALE = "1000";
const shop = useShop();
const { call, db } = shop;

const ASK = { eventDate: EVENT_DATE, tables: 20, drinks: "Free flow of wine", needs: "A stage" };
const ask = (as: Actor, vendorIds: readonly string[], more: object = {}) =>
  call<AskRound>("POST", "/ask", { as, body: { ...ASK, vendorIds, ...more } });
const roundsOf = async (as: Actor) => (await call<AskRounds>("GET", "/ask", { as })).body.data.rounds;

async function makeVendors(count: number) {
  const category = await makeCategory(db());
  const vendors = [];
  for (let at = 0; at < count; at++) {
    vendors.push(await makeVendor(db(), { masterCategoryId: category.id }));
  }
  return { category, vendors, ids: vendors.map(({ id }) => id) };
}

const wordsIn = async (as: Actor, roomId: string) =>
  (await call<ChatsList>("POST", "/room/chatsList", { as, body: { roomId } })).body.data.chats.map(
    ({ body }) => body,
  );

test("several vendors get the same request, each in its conversation, and their offers can be compared", async () => {
  const { vendors, ids, category } = await makeVendors(3);
  const couple = await makeCustomer(db());
  const { status, body } = await ask(couple.actor, ids);
  expect([status, body.data.answers.map(({ state }) => state)]).toEqual([
    200,
    ["waiting", "waiting", "waiting"],
  ]);
  const roomOf = (id: string) => body.data.answers.find((each) => each.vendor.id === id)?.roomId ?? "";
  const [first, second, third] = vendors;
  if (!first || !second || !third) throw new Error("three vendors");
  const [asked = ""] = await wordsIn(first.actor, roomOf(first.id));
  for (const part of [
    "Tables: 20 (about 200 guests)",
    "Drinks: Free flow of wine",
    "What we need: A stage",
  ]) {
    expect(asked).toContain(part);
  }
  const product = await makeProduct(db(), { vendorId: first.id, level1Id: category.id });
  const items = [
    { productId: product.id, quantity: 20, unitPrice: 1000, includes: "Eight courses", extras: [] },
  ];
  const offer = {
    items,
    eventDate: EVENT_DATE,
    steps: [
      { label: "Deposit", percent: 20, due: { kind: "booking" } },
      { label: "Balance", percent: 80, due: { kind: "before", days: 30 } },
    ],
    validUntil: addDays(todayInSingapore(), 7),
    terms: "",
    note: "",
  };
  const sent = await call("POST", `/offer-vendor/room/${roomOf(first.id)}`, { as: first.actor, body: offer });
  expect([sent.status, sent.body.message]).toEqual([200, "Offer sent"]);
  const words = { roomId: roomOf(second.id), body: "Let me check", clientId: v4() };
  await call("POST", "/room/message", { as: second.actor, body: words });
  const [round] = await roundsOf(couple.actor);
  expect(Object.fromEntries(round?.answers.map((each) => [each.vendor.id, each.state]) ?? [])).toEqual({
    [first.id]: "offered",
    [second.id]: "answered",
    [third.id]: "waiting",
  });
  const offered = round?.answers.find((each) => each.vendor.id === first.id)?.offer;
  expect(offered).toMatchObject({ total: 20_000, perGuest: 100, items: [{ includes: "Eight courses" }] });
  expect(await roundsOf((await makeCustomer(db())).actor)).toEqual([]);
});

test("a vendor declines with a reason that the couple reads, and the next free vendor is suggested", async () => {
  const { vendors, ids } = await makeVendors(3);
  const [first, busy, free] = vendors;
  if (!first || !busy || !free) throw new Error("three vendors");
  await db()
    .update(vendorTable)
    .set({ offDays: [EVENT_DATE] })
    .where(eq(vendorTable.id, busy.id));
  const couple = await makeCustomer(db());
  const { id, answers } = (await ask(couple.actor, ids.slice(0, 1))).body.data;
  const roomId = answers[0]?.roomId ?? "";
  const open = await call<RoomAsk>("GET", `/ask-vendor/room/${roomId}`, { as: first.actor });
  expect(open.body.data.ask).toMatchObject({ tables: 20 });
  const decline = (as: Actor) =>
    call<RoomAsk>("POST", `/ask-vendor/decline/${roomId}`, { as, body: { reason: "booked" } });
  expect((await decline(busy.actor)).status).toBe(404);
  expect((await decline(first.actor)).body.data).toEqual({ ask: null });
  expect((await decline(first.actor)).status).toBe(409);
  expect((await wordsIn(couple.actor, roomId)).at(-1)).toContain("Booked on that day");
  const [round] = await roundsOf(couple.actor);
  expect(round?.answers).toMatchObject([{ state: "declined", reason: "booked", instead: { id: free.id } }]);
  const more = await call<AskRound>("POST", `/ask/${id}/vendor`, {
    as: couple.actor,
    body: { vendorId: free.id },
  });
  expect(more.body.data.answers.map((each) => each.vendor.id)).toEqual([first.id, free.id]);
});

test("another vendor is suggested after 72 hours of silence, not before", async () => {
  const { ids } = await makeVendors(2);
  const couple = await makeCustomer(db());
  const { id } = (await ask(couple.actor, ids.slice(0, 1))).body.data;
  const passed = async (hours: number) => {
    const at = sql`now() - make_interval(hours => ${hours})` as unknown as Date;
    await db().update(askedVendor).set({ createdAt: at }).where(eq(askedVendor.roundId, id));
    return (await roundsOf(couple.actor))[0]?.answers[0]?.instead?.id ?? null;
  };
  expect(await passed(71)).toBeNull();
  expect(await passed(73)).toBe(ids[1]);
});

test("a couple can have at most three open requests, to at most five vendors each", async () => {
  const { ids } = await makeVendors(6);
  const couple = await makeCustomer(db());
  expect((await ask(couple.actor, ids)).status).toBe(400);
  expect((await ask(couple.actor, [v4()])).status).toBe(400);
  expect((await ask(couple.actor, ids.slice(0, 1), { eventDate: "2020-01-01" })).status).toBe(400);
  const first = await ask(couple.actor, ids.slice(0, 5));
  await ask(couple.actor, ids.slice(0, 1));
  await ask(couple.actor, ids.slice(0, 1));
  const fourth = await ask(couple.actor, ids.slice(0, 1));
  expect([fourth.status, fourth.body.message]).toEqual([
    409,
    "You can have 3 requests open. Close one first.",
  ]);
  const stranger = await makeCustomer(db());
  const close = (as: Actor) => call<AskRound>("POST", `/ask/${first.body.data.id}/close`, { as });
  expect((await close(stranger.actor)).status).toBe(404);
  expect((await close(couple.actor)).body.data.isOpen).toBe(false);
  expect((await ask(couple.actor, ids.slice(0, 1))).status).toBe(200);
});

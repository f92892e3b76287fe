import { eq } from "drizzle-orm";
import { v4, v7 } from "uuid";
import type {
  Chat,
  ChatsList,
  RoomDetail,
  RoomsList,
  SentMessage,
  UnreadRooms,
} from "@/contracts/messaging/room";
import { MESSAGE_MAX, NEW_ROOMS_A_DAY } from "@/contracts/messaging/room";
import { HOUR_MS } from "@/lib/time";
import { message, room } from "@/server/db/schema/messaging/room";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import type { Actor } from "@/server/core/actor";
import { THROTTLE_POLICIES } from "@/server/http/throttle/throttle-policies";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

type To = { vendorId: string } | { roomId: string };
const write = (as: Actor, to: To, body: string, clientId = v4()) =>
  call<SentMessage>("POST", "/room/message", { as, body: { ...to, body, clientId } });
const rooms = async (as: Actor, body: object = {}) =>
  (await call<RoomsList>("POST", "/room/roomsList", { as, body })).body.data;
const chats = (as: Actor, body: object) => call<ChatsList>("POST", "/room/chatsList", { as, body });
const unread = async (as: Actor) => (await call<UnreadRooms>("GET", "/room/unread", { as })).body.data.unread;
const words = (list: readonly Chat[]) => list.map(({ body }) => body);

/** Creates a couple that has asked a vendor something. */
async function makeTalk() {
  const couple = await makeCustomer(db(), {
    brideFirstName: "Mei",
    brideLastName: "Tan",
    groomFirstName: "Arjun",
    groomLastName: "Nair",
    weddingDate: "2027-08-21",
  });
  const vendor = await makeVendor(db());
  const asked = await write(couple.actor, { vendorId: vendor.id }, "Is 21 August free?");
  const { roomId, chat } = asked.body.data;
  return { couple, vendor, roomId, chat };
}

test("a couple asks, the vendor answers, and each side's messages are marked as its own", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const [seen] = (await rooms(vendor.actor)).rooms;
  expect(seen).toMatchObject({
    id: roomId,
    couple: { name: "Mei & Arjun", weddingDate: "2027-08-21" },
    lastChat: { words: "Is 21 August free?", mine: false },
    unread: 1,
  });
  const answered = await write(vendor.actor, { roomId }, "  It is.\r\nShall we talk?  ");
  expect(answered.body.data.chat).toMatchObject({ body: "It is.\nShall we talk?", mine: true });
  const { body } = await chats(couple.actor, { roomId });
  expect(body.data.chats.map(({ body: said, mine }) => [said, mine])).toEqual([
    ["Is 21 August free?", true],
    ["It is.\nShall we talk?", false],
  ]);
  expect(body.data.chats[1]?.clientId).toBeNull();
  expect((await rooms(couple.actor)).rooms).toMatchObject([
    { vendor: { id: vendor.id, vendorName: vendor.vendorName, isListed: true }, unread: 1 },
  ]);
});

test("a vendor sees first names and the date, and neither side sees the other's address", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const answers = [
    await call("POST", "/room/roomsList", { as: vendor.actor, body: {} }),
    await call("GET", `/room/${roomId}`, { as: vendor.actor }),
    await chats(vendor.actor, { roomId }),
    await call("POST", "/room/roomsList", { as: couple.actor, body: {} }),
    await call("GET", `/room/${roomId}`, { as: couple.actor }),
  ];
  const text = JSON.stringify(answers.map(({ body }) => body));
  for (const secret of [couple.email, vendor.email, "Tan", "Nair", couple.id]) {
    expect(text).not.toContain(secret);
  }
});

test("a room is visible only to its two sides", async () => {
  const { roomId, chat } = await makeTalk();
  const strangers = [
    (await makeCustomer(db())).actor,
    (await makeVendor(db())).actor,
    (await makeOperator(db())).actor,
  ];
  for (const as of strangers) {
    expect((await call("GET", `/room/${roomId}`, { as })).status).toBe(404);
    expect((await chats(as, { roomId })).status).toBe(404);
    expect((await write(as, { roomId }, "Hello")).status).toBe(404);
    const body = { roomId, chatId: chat.id };
    expect((await call("POST", "/room/read", { as, body })).status).toBe(404);
    expect((await rooms(as)).rooms).toEqual([]);
    expect(await unread(as)).toBe(0);
  }
  expect((await call("POST", "/room/roomsList", { body: {} })).status).toBe(401);
});

test("a message sent again is stored once, even when sent ten times concurrently", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const clientId = v4();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => write(couple.actor, { vendorId: vendor.id }, "Hello", clientId)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.data.chat.id)).size).toBe(1);
  const { rooms: found } = await rooms(vendor.actor);
  expect(found).toHaveLength(1);
  expect(found[0]?.unread).toBe(1);
  expect((await write(couple.actor, { vendorId: vendor.id }, "Another", clientId)).status).toBe(409);
  const other = await makeVendor(db());
  expect((await write(couple.actor, { vendorId: other.id }, "Hello", clientId)).status).toBe(409);
  expect((await rooms(couple.actor)).rooms).toHaveLength(1);
});

test("concurrent messages have one order, and polling misses none", async () => {
  const { couple, vendor, roomId, chat } = await makeTalk();
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      write(at % 2 ? couple.actor : vendor.actor, { roomId }, `Words ${at}`),
    ),
  );
  const all = (await chats(vendor.actor, { roomId })).body.data.chats;
  expect(all).toHaveLength(13);
  expect(new Set(all.map(({ sentAt }) => sentAt)).size).toBe(13);
  const collected: Chat[] = [];
  let since = chat.id;
  for (let more = true; more;) {
    const { data } = (await chats(vendor.actor, { roomId, since, limit: 5 })).body;
    collected.push(...data.chats);
    since = data.chats.at(-1)?.id ?? since;
    more = data.hasMore;
  }
  expect(words(collected)).toEqual(words(all.slice(1)));
  expect((await chats(vendor.actor, { roomId, since })).body.data).toEqual({ chats: [], hasMore: false });
});

test("pages back to the very first message", async () => {
  const { couple, roomId } = await makeTalk();
  for (let at = 0; at < 6; at++) await write(couple.actor, { roomId }, `Words ${at}`);
  const latest = (await chats(couple.actor, { roomId, limit: 3 })).body.data;
  expect([words(latest.chats), latest.hasMore]).toEqual([["Words 3", "Words 4", "Words 5"], true]);
  const page = async (before?: string) => (await chats(couple.actor, { roomId, before, limit: 3 })).body.data;
  const earlier = await page(latest.chats[0]?.id);
  expect([words(earlier.chats), earlier.hasMore]).toEqual([["Words 0", "Words 1", "Words 2"], true]);
  const first = await page(earlier.chats[0]?.id);
  expect([words(first.chats), first.hasMore]).toEqual([["Is 21 August free?"], false]);
});

test("refuses a cursor from another room by name", async () => {
  const { couple, roomId } = await makeTalk();
  const other = await makeTalk();
  for (const field of ["since", "before"]) {
    const { status, body } = await chats(couple.actor, { roomId, [field]: other.chat.id });
    expect([status, body.data]).toMatchObject([400, { errors: [{ field }] }]);
  }
});

test("lists rooms latest first, page by page, and searches them by name", async () => {
  const couple = await makeCustomer(db());
  const names = ["Rosewood Hall", "Kopi & Light", "Rose Garden 100%", "Tide", "Anggerik"];
  for (const vendorName of names) {
    const { id } = await makeVendor(db(), { vendorName });
    await write(couple.actor, { vendorId: id }, `To ${vendorName}`);
  }
  const listed: string[] = [];
  let cursor: string | null = null;
  do {
    const page: RoomsList = await rooms(couple.actor, { limit: 2, ...(cursor ? { cursor } : {}) });
    listed.push(...page.rooms.map(({ vendor }) => vendor.vendorName));
    cursor = page.nextCursor;
  } while (cursor);
  expect(listed).toEqual(names.toReversed());
  const found = async (searchBy: string) =>
    (await rooms(couple.actor, { searchBy })).rooms.map(({ vendor }) => vendor.vendorName);
  expect(await found("rose")).toEqual(["Rose Garden 100%", "Rosewood Hall"]);
  expect(await found("100%")).toEqual(["Rose Garden 100%"]);
  expect(await found("%")).toEqual(["Rose Garden 100%"]);
  expect(await found("nobody")).toEqual([]);
});

test("a vendor finds couples by either first name", async () => {
  const { vendor } = await makeTalk();
  for (const searchBy of ["arj", "MEI", "mei & arjun", "Méi", "mei-arjun"]) {
    expect((await rooms(vendor.actor, { searchBy })).rooms).toHaveLength(1);
  }
  expect((await rooms(vendor.actor, { searchBy: "Nair" })).rooms).toHaveLength(0);
});

test("unread counts drop by what was read, and an outdated read mark does not raise them", async () => {
  const { couple, vendor, roomId, chat } = await makeTalk();
  const second = (await write(couple.actor, { roomId }, "And the price?")).body.data.chat;
  const counts = async () => [await unread(vendor.actor), (await rooms(vendor.actor)).rooms[0]?.unread];
  expect(await counts()).toEqual([1, 2]);
  const read = (chatId: string) =>
    call<UnreadRooms>("POST", "/room/read", { as: vendor.actor, body: { roomId, chatId } });
  expect((await read(chat.id)).body.data.unread).toBe(1);
  expect(await counts()).toEqual([1, 1]);
  expect((await read(second.id)).body.data.unread).toBe(0);
  await read(chat.id);
  expect(await counts()).toEqual([0, 0]);
  expect(await unread(couple.actor)).toBe(0);
  expect((await read(v7())).status).toBe(404);
});

test("no room opens with an unknown or unapproved vendor; existing ones continue", async () => {
  const couple = await makeCustomer(db());
  const askHead = (vendorId: string) =>
    call<RoomDetail>("GET", `/room/with?vendorId=${vendorId}`, { as: couple.actor });
  for (const status of ["pending", "suspended", "rejected", "changes_requested"] as const) {
    const { id } = await makeVendor(db(), { status });
    const refused = await write(couple.actor, { vendorId: id }, "Hello");
    expect([refused.status, refused.body.message]).toEqual([404, "This vendor cannot be reached at Sayang"]);
    expect((await askHead(id)).status).toBe(404);
  }
  expect((await write(couple.actor, { vendorId: v7() }, "Hello")).status).toBe(404);

  const { couple: known, vendor, roomId } = await makeTalk();
  await db().update(vendorTable).set({ status: "suspended" }).where(eq(vendorTable.id, vendor.id));
  expect((await write(vendor.actor, { roomId }, "We are still here")).status).toBe(200);
  expect((await write(known.actor, { vendorId: vendor.id }, "Good")).status).toBe(200);
  const head = await call<RoomDetail>("GET", `/room/with?vendorId=${vendor.id}`, { as: known.actor });
  expect(head.body.data).toMatchObject({ id: roomId, vendor: { isListed: false } });
});

test("returns a header but no room before the first message", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const { body } = await call<RoomDetail>("GET", `/room/with?vendorId=${vendor.id}`, { as: couple.actor });
  expect(body.data).toMatchObject({ id: null, vendor: { slug: vendor.slug }, order: null });
  expect(await db().select().from(room).where(eq(room.vendorId, vendor.id))).toEqual([]);
  const own = await call("GET", `/room/with?vendorId=${vendor.id}`, { as: vendor.actor });
  expect(own.status).toBe(403);
  expect((await write(vendor.actor, { vendorId: vendor.id }, "Hello")).body.data).toMatchObject({
    errors: [{ field: "roomId" }],
  });
});

test("the header shows the latest order, to a vendor only once it is paid for", async () => {
  const { vendor, product } = await shop.makeStall();
  const couple = await makeCustomer(db());
  const { roomId } = (await write(couple.actor, { vendorId: vendor.id }, "Hello")).body.data;
  const orderFor = async (as: Actor) =>
    (await call<RoomDetail>("GET", `/room/${roomId}`, { as })).body.data.order;
  await shop.addToCart(couple.actor, product);
  const placed = (await shop.placeOrder(couple.actor)).body.data;
  const orderId = placed.orders[0]?.id;
  expect(await orderFor(couple.actor)).toMatchObject({ id: orderId, state: "awaiting_payment" });
  expect(await orderFor(vendor.actor)).toBeNull();
  await shop.pay(couple.actor, placed.checkoutId);
  expect(await orderFor(vendor.actor)).toMatchObject({ id: orderId, state: "awaiting_approval" });
});

test("limits new vendors per day, but not known ones", async () => {
  const couple = await makeCustomer(db());
  const known = await makeVendor(db());
  await write(couple.actor, { vendorId: known.id }, "Hello");
  const others = await Promise.all(Array.from({ length: NEW_ROOMS_A_DAY }, () => makeVendor(db())));
  const statuses = await Promise.all(
    others.map(async ({ id }) => (await write(couple.actor, { vendorId: id }, "Hello")).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(NEW_ROOMS_A_DAY - 1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await write(couple.actor, { vendorId: known.id }, "Still there?")).status).toBe(200);
  await db()
    .update(room)
    .set({ createdAt: new Date(Date.now() - 25 * HOUR_MS) })
    .where(eq(room.customerId, couple.id));
  const { id } = await makeVendor(db());
  expect((await write(couple.actor, { vendorId: id }, "Hello")).status).toBe(200);
});

test("limits the rate of messages", async () => {
  const { vendor, roomId } = await makeTalk();
  const { calls } = THROTTLE_POLICIES.message.subject;
  for (let at = 0; at < calls; at++) await write(vendor.actor, { roomId }, `Words ${at}`);
  const refused = await write(vendor.actor, { roomId }, "One too many");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBeTruthy();
});

test("refuses an invalid message by name and stores nothing", async () => {
  const { couple, roomId } = await makeTalk();
  const bad: [object, string][] = [
    [{ body: " \n " }, "body"],
    [{ body: "x".repeat(MESSAGE_MAX + 1) }, "body"],
    [{ body: 7 }, "clientId"],
    [{ clientId: "x" }, "clientId"],
    [{ body: "Hello\0" }, "body"],
    [{ roomId: "x" }, "roomId"],
    [{ roomId: undefined }, "vendorId"],
  ];
  for (const [given, field] of bad) {
    const clientId = field === "clientId" && !("clientId" in given) ? "x" : v4();
    const { status, body } = await call("POST", "/room/message", {
      as: couple.actor,
      body: { roomId, body: "Hello", clientId, ...given },
    });
    expect([status, body.data]).toMatchObject([400, { errors: [{ field }] }]);
  }
  expect(await db().select().from(message).where(eq(message.roomId, roomId))).toHaveLength(1);
  expect((await write(couple.actor, { roomId }, "x".repeat(MESSAGE_MAX))).status).toBe(200);
});

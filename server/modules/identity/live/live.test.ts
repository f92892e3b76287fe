import { isNotNull, sql } from "drizzle-orm";
import pg from "pg";
import { v4 } from "uuid";
import type { SentMessage } from "@/contracts/messaging/room";
import { API_PREFIX, createApp } from "@/server/app";
import { connect } from "@/server/db/client";
import type { Actor } from "@/server/core/actor";
import { liveEvent } from "@/server/db/schema/identity/live";
import { revokeSessionsOf, sessionEndOf } from "@/server/modules/identity/session/public";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { Hub, type Listener } from "./hub";
import { stopLiveStreams } from "./public";
import { purgeLiveEvents } from "./service";

const shop = useShop();
const { call, db } = shop;
afterAll(() => stopLiveStreams());

type Heard = { id: string; event: string; data: Record<string, unknown> };

/** Reads the stream of an account as a browser does. */
async function listen(as: Actor, lastEventId?: string) {
  const answer = await shop.app.request(`${API_PREFIX}/live/stream`, {
    headers: {
      authorization: `Bearer ${(await signAccessToken(as)).token}`,
      accept: "text/event-stream",
      ...(lastEventId ? { "last-event-id": lastEventId } : {}),
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const reader = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = "";
  const heard: Heard[] = [];
  async function next(): Promise<Heard | null> {
    while (!text.includes("\n\n")) {
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
    const [block = "", ...rest] = text.split("\n\n");
    text = rest.join("\n\n");
    const field = (name: string) =>
      block
        .split("\n")
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2) ?? "";
    const event = {
      id: field("id"),
      event: field("event"),
      data: JSON.parse(field("data") || "{}") as Heard["data"],
    };
    heard.push(event);
    return event;
  }
  /** Reads until an event of that kind. */
  async function until(kind: string): Promise<Heard> {
    for (;;) {
      const event = await next();
      if (!event) throw new Error(`the stream ended before ${kind}: ${JSON.stringify(heard)}`);
      if (event.event === kind) return event;
    }
  }
  const open = await until("open");
  return { open, next, until, heard, close: () => reader.cancel() };
}

const write = async (as: Actor, to: { vendorId: string } | { roomId: string }, body: string) =>
  (await call<SentMessage>("POST", "/room/message", { as, body: { ...to, body, clientId: v4() } })).body.data;

async function makeTalk() {
  const [couple, vendor] = [await makeCustomer(db()), await makeVendor(db())];
  const { roomId } = await write(couple.actor, { vendorId: vendor.id }, "Hello");
  return { couple, vendor, roomId };
}

test("both sides receive a message from their own point of view, and nobody else receives anything", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const stranger = await makeCustomer(db());
  const [mine, theirs, strangers] = [
    await listen(couple.actor),
    await listen(vendor.actor),
    await listen(stranger.actor),
  ];
  expect(mine.open.data).toEqual({ resumed: false });
  await write(vendor.actor, { roomId }, "Yes, it is free");
  const seen = { roomId, chat: { body: "Yes, it is free", mine: false, clientId: null } };
  expect((await mine.until("message")).data).toMatchObject(seen);
  const own = (await theirs.until("message")).data as { chat: { mine: boolean; clientId: string | null } };
  expect(own.chat).toMatchObject({ mine: true, clientId: expect.any(String) as string });
  // The first event that the stranger receives is their own.
  const other = await makeVendor(db());
  await write(stranger.actor, { vendorId: other.id }, "For me alone");
  expect((await strangers.next())?.data).toMatchObject({ chat: { body: "For me alone" } });
  const texts = JSON.stringify([mine.heard, theirs.heard]);
  for (const secret of ["For me alone", couple.email, vendor.email]) expect(texts).not.toContain(secret);
});

test("a stream resumes after the last event received, in order and without repeats", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const before = await listen(couple.actor);
  await write(vendor.actor, { roomId }, "1");
  const seen = await before.until("message");
  await before.close();
  const bodies = Array.from({ length: 20 }, (_, at) => String(at + 2));
  for (const body of bodies) await write(vendor.actor, { roomId }, body);
  const after = await listen(couple.actor, seen.id);
  expect(after.open.data).toEqual({ resumed: true });
  await write(vendor.actor, { roomId }, "last");
  const told: string[] = [];
  while (told.at(-1) !== "last") {
    told.push(((await after.until("message")).data.chat as { body: string }).body);
  }
  expect(told).toEqual([...bodies, "last"]);
  const ids = after.heard.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test("events of overlapping transactions are numbered in the order in which they become visible", async () => {
  const customer = await makeCustomer(db());
  const stream = await listen(customer.actor);
  const { config } = { config: shop.pool().options };
  const [slow, quick] = await Promise.all(
    [0, 1].map(async () => {
      const client = new pg.Client({ ...config, password: shop.pool().options.password });
      await client.connect();
      return client;
    }),
  );
  const tell = (client: pg.Client | undefined, word: string) =>
    client?.query("select live_tell(array[$1::uuid], 'plan', $2)", [customer.id, { what: word }]);
  await slow?.query("begin");
  await tell(slow, "began first");
  await tell(quick, "committed first");
  expect((await stream.until("plan")).data).toEqual({ what: "committed first" });
  await slow?.query("commit");
  expect((await stream.until("plan")).data).toEqual({ what: "began first" });
  const ids = stream.heard.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  await Promise.all([slow?.end(), quick?.end()]);
});

test("another process on the same database receives the same events in the same order", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const here = await listen(couple.actor);
  // Like a second process, it has its own connection, cursor and listeners; the second app handles the calls.
  const elsewhere = new Hub(async () => ({ pool: shop.pool(), db: db() }));
  const there: { seq: number; kind: string }[] = [];
  let enough: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (enough = resolve));
  const listener: Listener = {
    accountId: couple.id,
    sessionId: couple.actor.sessionId,
    hear: ({ seq, kind }) => {
      if (kind === "message" && there.push({ seq, kind }) === 10) enough();
    },
    hint: () => undefined,
    close: () => undefined,
  };
  await elsewhere.add(listener);
  const other = createApp();
  const authorization = `Bearer ${(await signAccessToken(vendor.actor)).token}`;
  for (let at = 0; at < 10; at++) {
    const sent = await other.request(`${API_PREFIX}/room/message`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ roomId, body: `${at}`, clientId: v4() }),
    });
    expect(sent.status).toBe(200);
  }
  await all;
  const told = [];
  for (let at = 0; at < 10; at++) {
    const { id, event } = await here.until("message");
    told.push({ seq: Number(id), kind: event });
  }
  expect(there).toEqual(told);
  await elsewhere.stop();
});

test("a stream ends with its session, and is refused without one", async () => {
  const customer = await makeCustomer(db());
  const stream = await listen(customer.actor);
  await revokeSessionsOf(db(), customer.id);
  await expect(stream.next()).resolves.toBeNull();
  const authorization = `Bearer ${(await signAccessToken(customer.actor)).token}`;
  const headers = { authorization, accept: "text/event-stream" };
  expect((await shop.app.request(`${API_PREFIX}/live/stream`, { headers })).status).toBe(401);
  expect((await shop.app.request(`${API_PREFIX}/live/stream`)).status).toBe(401);
  await expect(sessionEndOf(db(), customer.actor.sessionId)).resolves.toBeNull();
});

test("orders, payments and read receipts reach the accounts that they concern", async () => {
  const { product, vendor } = await shop.makeStall();
  const customer = await makeCustomer(db());
  const [mine, theirs] = [await listen(customer.actor), await listen(vendor.actor)];
  await shop.addToCart(customer.actor, product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const orderId = placed.orders[0]?.id;
  expect((await mine.until("order")).data).toEqual({ orderId });
  await shop.pay(customer.actor, placed.checkoutId);
  await mine.until("payment");
  // A vendor is notified of an order once it is paid.
  expect((await theirs.next())?.event).toBe("order");
  const { roomId, chat } = await write(customer.actor, { vendorId: vendor.id }, "Paid!");
  await call("POST", "/room/read", { as: vendor.actor, body: { roomId, chatId: chat.id } });
  expect((await mine.until("read")).data).toMatchObject({ roomId, customerReadAt: null });
});

test("typing is shown to the other side only, and strangers can't type in a room", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const [mine, theirs] = [await listen(couple.actor), await listen(vendor.actor)];
  const stranger = await makeCustomer(db());
  expect((await call("POST", "/room/typing", { as: stranger.actor, body: { roomId } })).status).toBe(404);
  expect((await call("POST", "/room/typing", { as: couple.actor, body: { roomId } })).status).toBe(200);
  expect(await theirs.next()).toEqual({ id: "", event: "typing", data: { roomId } });
  await write(vendor.actor, { roomId }, "Yes?");
  expect((await mine.next())?.event).toBe("message");
});

test("a screen that was disconnected for too long has to reload everything", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const old = (await listen(couple.actor)).open.id;
  await write(vendor.actor, { roomId }, "Missed");
  await write(vendor.actor, { roomId }, "Missed, too");
  await db()
    .update(liveEvent)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(isNotNull(liveEvent.seq));
  await expect(purgeLiveEvents()).resolves.toBeGreaterThan(0);
  const [left] = await db()
    .select({ seq: sql<string>`max(seq)` })
    .from(liveEvent);
  expect((await listen(couple.actor, old)).open).toMatchObject({ id: left?.seq, data: { resumed: false } });
  expect((await listen(couple.actor, "999999999")).open.data).toEqual({ resumed: false });
  expect((await listen(couple.actor, "nonsense")).open.data).toEqual({ resumed: false });
});

test("an account, including an operator's, can have ten streams at most", async () => {
  const operator = await makeOperator(db());
  const streams = [];
  for (let at = 0; at < 10; at++) streams.push(await listen(operator.actor));
  const authorization = `Bearer ${(await signAccessToken(operator.actor)).token}`;
  const headers = { authorization, accept: "text/event-stream" };
  expect((await shop.app.request(`${API_PREFIX}/live/stream`, { headers })).status).toBe(429);
  await streams[0]?.close();
  await listen(operator.actor);
});

test("a stream that can't start is not counted, and the next one listens again", async () => {
  let isAway = true;
  const hub = new Hub(() => (isAway ? Promise.reject(new Error("the database is away")) : connect()));
  const listener: Listener = {
    accountId: "a",
    sessionId: "s",
    hear: () => undefined,
    hint: () => undefined,
    close: () => undefined,
  };
  await expect(hub.add(listener)).rejects.toThrow("the database is away");
  hub.remove(listener);
  isAway = false;
  await hub.add(listener);
  expect(hub.streams).toBe(1);
  await hub.stop();
});

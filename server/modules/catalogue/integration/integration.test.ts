import { createHmac } from "node:crypto";
import { v4 } from "uuid";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type {
  Integrations,
  NewApiKey,
  NewWebhook,
  WebhookDelivery,
  WebhookEvent,
} from "@/contracts/catalogue/integration/integration";
import type { VendorActivity } from "@/contracts/catalogue/vendor/vendor-team";
import type { Page } from "@/contracts/envelope";
import type { SentMessage } from "@/contracts/messaging/room";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS, MINUTE_MS } from "@/lib/time";
import { vendorApiKey } from "@/server/db/schema/catalogue/integration";
import { runDueJobs } from "@/server/jobs";
import { makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop, type VendorActor } from "@/tests/setup/shop";
import { sendDueDeliveries } from "./service-delivery";

const shop = useShop();
const { call, db } = shop;
const PATH = "/vendor/integration";

type Received = { headers: Record<string, string | string[] | undefined>; body: string };
let received: Received[] = [];
let answers = 200;
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answers).end();
  });
});
let url = "";
const feedHosts = process.env.FEED_HOSTS;
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const { port } = receiver.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/sayang`;
  process.env.FEED_HOSTS = `127.0.0.1:${port}`;
});
afterAll(async () => {
  if (feedHosts === undefined) delete process.env.FEED_HOSTS;
  else process.env.FEED_HOSTS = feedHosts;
  await new Promise((done) => receiver.close(done));
});
beforeEach(() => {
  received = [];
  answers = 200;
});

const makeKey = async (as: VendorActor, scopes: string[], name = "Accounting") =>
  (await call<NewApiKey>("POST", `${PATH}/key`, { as, body: { name, scopes } })).body.data;
const withKey = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const addWebhook = async (as: VendorActor, events: WebhookEvent[]) =>
  (await call<NewWebhook>("POST", `${PATH}/webhook`, { as, body: { url, events } })).body.data;
const deliveries = async (as: VendorActor) =>
  (await call<Page<WebhookDelivery>>("GET", `${PATH}/delivery`, { as })).body.data.docs;
const read = async (as: VendorActor) => (await call<Integrations>("GET", PATH, { as })).body.data;
const ping = (as: VendorActor, id: string) =>
  call<WebhookDelivery>("POST", `${PATH}/webhook/${id}/test`, { as });
const signatureBy = (secret: string, { headers, body }: Received) => {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
};

test("a key makes the calls of its scopes and no others, and never those of people", async () => {
  const { actor, id } = await makeVendor(db());
  const { key, token } = await makeKey(actor, ["orders:read", "products:write", "calendar:read"]);
  expect(token).toMatch(/^sayang_[0-9a-f]{32}_[\w-]{43}$/);
  expect(key).toMatchObject({ name: "Accounting", ending: token.slice(-4), lastUsedAt: null });
  expect(JSON.stringify(await db().select().from(vendorApiKey))).not.toContain(token);

  const status = async (method: "GET" | "POST" | "PATCH", path: string, body?: object) =>
    (await call(method, path, { ...withKey(token), ...(body ? { body } : {}) })).status;
  expect(await status("GET", "/order-vendor/order")).toBe(200);
  expect(await status("GET", "/vendor-product")).toBe(200);
  // Reads what a product has to have, so the guard let it through.
  expect(await status("POST", "/vendor-product", {})).toBe(400);
  // Orders are decided by people, the calendar is only read, and customers aren't in the scopes.
  expect(await status("POST", "/vendor/calendar/capacity", { dailyCapacity: 2 })).toBe(403);
  expect(await status("GET", "/vendor/customer")).toBe(403);
  expect(await status("GET", `/vendor/profile/${id}`)).toBe(403);
  expect(await status("GET", PATH)).toBe(403);
  expect(await status("POST", `${PATH}/key`, { name: "More", scopes: ["orders:read"] })).toBe(403);
  expect(await status("GET", "/notice/choices")).toBe(403);

  expect((await read(actor)).keys[0]?.lastUsedAt).not.toBeNull();
});

test("a key ends when it is revoked or its maker leaves the team, and the owners learn of each", async () => {
  const owner = await makeVendor(db());
  const partner = await makeMember(db(), owner.id, "owner");
  const mine = await makeKey(owner.actor, ["orders:read"]);
  const theirs = await makeKey(partner.actor, ["orders:read"]);
  expect((await queuedFor(db(), owner.email)).filter(({ kind }) => kind === "integration-made")).toHaveLength(
    2,
  );
  const status = async (token: string) => (await call("GET", "/order-vendor/order", withKey(token))).status;
  expect([await status(mine.token), await status(theirs.token)]).toEqual([200, 200]);
  expect(await status(`${mine.token.slice(0, -1)}${mine.token.endsWith("A") ? "B" : "A"}`)).toBe(401);

  expect((await call("DELETE", `${PATH}/key/${mine.key.id}`, { as: owner.actor })).status).toBe(200);
  expect((await call("DELETE", `${PATH}/key/${mine.key.id}`, { as: owner.actor })).status).toBe(404);
  await call("DELETE", `/vendor/team/${partner.id}`, { as: owner.actor });
  expect([await status(mine.token), await status(theirs.token)]).toEqual([401, 401]);

  const stranger = await makeVendor(db());
  const other = await makeKey(stranger.actor, ["orders:read"]);
  expect((await call("DELETE", `${PATH}/key/${other.key.id}`, { as: owner.actor })).status).toBe(404);
});

test("what a key changes stands in the activity under its name", async () => {
  const { actor } = await makeVendor(db());
  const { token } = await makeKey(actor, ["calendar:write"], "Booking system");
  const body = { dates: [addDays(todayInSingapore(), 40)], open: false };
  const changed = await call("POST", "/vendor/calendar/days", { ...withKey(token), body });
  expect(changed.body).toMatchObject({ code: 200 });
  const { docs } = (await call<Page<VendorActivity>>("GET", "/vendor/team/activity", { as: actor })).body
    .data;
  expect(docs[0]).toMatchObject({
    did: "blocked or opened days",
    by: expect.stringMatching(/^Booking system \(API key of /) as string,
  });
});

test("owners alone see keys and webhooks; names and scopes are checked", async () => {
  const owner = await makeVendor(db());
  const manager = await makeMember(db(), owner.id, "manager");
  expect((await call("GET", PATH, { as: manager.actor })).status).toBe(403);
  const refusedFor = async (path: string, body: object) => {
    const { status, body: answer } = await call<{ errors: { field: string }[] }>("POST", PATH + path, {
      as: owner.actor,
      body,
    });
    return [status, answer.data.errors[0]?.field];
  };
  expect(await refusedFor("/key", { name: "", scopes: ["orders:read"] })).toEqual([400, "name"]);
  expect(await refusedFor("/key", { name: "A", scopes: [] })).toEqual([400, "scopes"]);
  expect(await refusedFor("/key", { name: "A", scopes: ["orders:write"] })).toEqual([400, "scopes.0"]);
  for (const bad of ["http://example.com/x", "https://127.0.0.1/x", "https://[::1]/x", "not an address"]) {
    expect(await refusedFor("/webhook", { url: bad, events: ["order.created"] })).toEqual([400, "url"]);
  }
  expect(await refusedFor("/webhook", { url, events: ["order.deleted"] })).toEqual([400, "events.0"]);
});

test("a vendor's system is told of an order, its payment and its state, with a signature it can check", async () => {
  const { vendor, product } = await shop.makeStall();
  const { secret } = await addWebhook(vendor.actor, ["order.created", "order.updated", "payment.received"]);
  const couple = await makeCustomer(db());
  await shop.addToCart(couple.actor, product);
  const { checkoutId, orders } = (await shop.placeOrder(couple.actor)).body.data;
  await runDueJobs();
  // An order without its first payment is nothing to the vendor yet.
  expect(received).toEqual([]);
  await shop.pay(couple.actor, checkoutId);
  await runDueJobs();
  const orderId = orders[0]?.id;
  const told = () => received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
  expect(
    told()
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(["order.created", "payment.received"]);
  for (const { data } of told()) expect(data).toMatchObject({ orderId });
  const approved = await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  expect(approved.body).toMatchObject({ code: 200 });
  await runDueJobs();
  expect(told().at(-1)).toMatchObject({ type: "order.updated", data: { orderId } });
  for (const each of received) expect(each.headers["webhook-signature"]).toBe(signatureBy(secret, each));
});

test("a failed event is tried again later and ends the webhook after three days, by mail", async () => {
  const owner = await makeVendor(db());
  const { webhook } = await addWebhook(owner.actor, ["message.received"]);
  answers = 500;
  const start = new Date();
  await ping(owner.actor, webhook.id);
  const at = (ms: number) => sendDueDeliveries(new Date(start.getTime() + ms + 1_000));
  expect(await at(0)).toBe(1);
  expect(await at(0)).toBe(0);
  expect((await deliveries(owner.actor))[0]).toMatchObject({
    state: "waiting",
    attempts: 1,
    status: 500,
    error: "The server answered with status 500",
  });
  expect(await at(2 * MINUTE_MS)).toBe(1);
  expect((await read(owner.actor)).webhooks[0]).toMatchObject({
    isOn: true,
    failingSince: expect.any(String) as string,
  });
  expect(await at(3 * DAY_MS + 10 * MINUTE_MS)).toBe(1);
  expect((await read(owner.actor)).webhooks[0]).toMatchObject({
    isOn: false,
    offReason: "The server answered with status 500",
  });
  expect((await deliveries(owner.actor))[0]).toMatchObject({ state: "failed", nextAt: null });
  expect((await queuedFor(db(), owner.email)).map(({ kind }) => kind)).toContain("webhook-off");
  expect((await ping(owner.actor, webhook.id)).status).toBe(409);

  answers = 204;
  await call("PATCH", `${PATH}/webhook/${webhook.id}`, { as: owner.actor, body: { isOn: true } });
  const [failed] = await deliveries(owner.actor);
  await call("POST", `${PATH}/delivery/${failed?.id}/resend`, { as: owner.actor });
  await sendDueDeliveries();
  expect((await deliveries(owner.actor))[0]).toMatchObject({ id: failed?.id, state: "sent", status: 204 });
  const ids = new Set(received.map(({ headers }) => headers["webhook-id"]));
  expect([...ids]).toEqual([failed?.id]);
});

test("a new secret signs from now on, beside the one before for a day", async () => {
  const { actor } = await makeVendor(db());
  const old = await addWebhook(actor, ["order.created"]);
  const { id } = old.webhook;
  const fresh = (await call<NewWebhook>("POST", `${PATH}/webhook/${id}/secret`, { as: actor })).body.data;
  expect(fresh.secret).not.toBe(old.secret);
  const signaturesAt = async (when: Date) => {
    received = [];
    await ping(actor, id);
    await sendDueDeliveries(when);
    const [sent] = received;
    if (!sent) throw new Error("nothing was sent");
    return { signed: String(sent.headers["webhook-signature"]).split(" "), sent };
  };
  const both = await signaturesAt(new Date(Date.now() + MINUTE_MS));
  expect(both.signed).toEqual([signatureBy(fresh.secret, both.sent), signatureBy(old.secret, both.sent)]);
  const one = await signaturesAt(new Date(Date.now() + 2 * DAY_MS));
  expect(one.signed).toEqual([signatureBy(fresh.secret, one.sent)]);
});

test("couples' messages and appointments reach only their vendor's webhooks, and only what they ask for", async () => {
  const [vendor, stranger] = [await makeVendor(db()), await makeVendor(db())];
  await addWebhook(vendor.actor, ["message.received"]);
  await addWebhook(stranger.actor, ["message.received", "appointment.requested"]);
  const couple = await makeCustomer(db());
  const body = { vendorId: vendor.id, body: "Is 12 June free?", clientId: v4() };
  const sent = await call<SentMessage>("POST", "/room/message", { as: couple.actor, body });
  const { roomId } = sent.body.data;
  // The vendor's own answer is no news to it.
  const answer = { roomId, body: "Yes", clientId: v4() };
  await call("POST", "/room/message", { as: vendor.actor, body: answer });
  const told = await deliveries(vendor.actor);
  expect(told).toMatchObject([{ event: "message.received" }]);
  expect(told[0]?.body).not.toContain("12 June");
  expect(await deliveries(stranger.actor)).toEqual([]);
  const [own] = told;
  expect((await call("POST", `${PATH}/delivery/${own?.id}/resend`, { as: stranger.actor })).status).toBe(404);
});

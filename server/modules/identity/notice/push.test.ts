import { createDecipheriv, createECDH, createPublicKey, hkdfSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { jwtVerify } from "jose";
import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { PushState } from "@/contracts/identity/notice";
import type { SentMessage } from "@/contracts/messaging/room";
import type { Actor } from "@/server/core/actor";
import { pushSubscription } from "@/server/db/schema/identity/notice";
import { PUSH_LANE } from "@/server/jobs";
import { revokeSessionsOf } from "@/server/modules/identity/session/public";
import { runLaneOnce } from "@/server/queue/run-due";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { makeJobsDue } from "@/tests/setup/jobs";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

type Received = { path: string; headers: Record<string, string | undefined>; body: Buffer };
const received: Received[] = [];
let answer = 201;
/** A push service that records what it receives and replies with the status `answer`. */
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const headers = request.headers as Record<string, string | undefined>;
    received.push({ path: request.url ?? "", headers, body: Buffer.concat(chunks) });
    response.writeHead(answer).end();
  });
});
const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const feedHosts = process.env.FEED_HOSTS;
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  process.env.FEED_HOSTS = new URL(origin()).host;
});
afterAll(() => {
  process.env.FEED_HOSTS = feedHosts;
  service.close();
});
beforeEach(() => {
  received.length = 0;
  answer = 201;
});

/** A browser's side of Web Push. */
function makeDevice() {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = Buffer.from("0123456789abcdef");
  const endpoint = `${origin()}/push/${v4()}`;
  const subscription = {
    endpoint,
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
  };
  /** Decrypts aes128gcm (RFC 8188) with the keys of RFC 8291. */
  const decrypt = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const secret = ecdh.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
    const ikm = Buffer.from(hkdfSync("sha256", secret, auth, info, 32));
    const key = Buffer.from(hkdfSync("sha256", ikm, salt, "Content-Encoding: aes128gcm\0", 16));
    const nonce = Buffer.from(hkdfSync("sha256", ikm, salt, "Content-Encoding: nonce\0", 12));
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.toString("utf8").replace(/\u0002\0*$/, ""));
  };
  return { subscription, decrypt };
}

const start = (as: Actor, body: object) => call<PushState>("PUT", "/notice/push", { as, body });
const deliver = async () => {
  await makeJobsDue();
  await runLaneOnce(PUSH_LANE);
};
async function write(as: Actor, vendorId: string, body: string) {
  const sent = await call<SentMessage>("POST", "/room/message", {
    as,
    body: { vendorId, body, clientId: v4() },
  });
  return sent.body.data;
}

test("a push names the event but not the message's text, and is encrypted for its device", async () => {
  const couple = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Arjun" });
  const vendor = await makeVendor(db());
  const device = makeDevice();
  expect((await start(vendor.actor, device.subscription)).body.data.isOn).toBe(true);
  const { roomId } = await write(couple.actor, vendor.id, "Our secret budget is 80,000");
  await deliver();
  expect(received.map(({ path }) => path)).toEqual([new URL(device.subscription.endpoint).pathname]);
  const [first] = received;
  expect(first?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal" });
  const href = `/vendor/dashboard/messages?roomId=${roomId}`;
  const message = device.decrypt(first?.body ?? Buffer.alloc(0));
  expect(message).toMatchObject({ title: "Message from Mei & Arjun", href });
  expect(JSON.stringify(message)).not.toContain("budget");
  const { publicKey } = (await call<PushState>("GET", "/notice/push", { as: vendor.actor })).body.data;
  await expectSigned(first?.headers.authorization ?? "", publicKey);
});

/** Checks that the push service can verify the sender (RFC 8292). */
async function expectSigned(authorization: string, publicKey: string): Promise<void> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const verifier = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const { payload } = await jwtVerify(token, verifier, { audience: origin() });
  expect(payload.sub).toMatch(/^mailto:/);
}

test("sends nothing once the notice is read, with pushes switched off, or after signing out", async () => {
  const couple = await makeCustomer(db());
  const [reads, chose, left] = [await makeVendor(db()), await makeVendor(db()), await makeVendor(db())];
  for (const { actor } of [reads, chose, left]) await start(actor, makeDevice().subscription);
  const choices = [{ kind: "messages", product: true, mail: true, push: false }];
  await call("PUT", "/notice/choices", { as: chose.actor, body: { choices } });
  for (const { id } of [reads, chose, left]) await write(couple.actor, id, "Hello");
  await call("POST", "/notice/read", { as: reads.actor, body: { all: true } });
  await revokeSessionsOf(db(), left.actor.accountId);
  await deliver();
  expect(received).toEqual([]);
  const rows = await db()
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, left.actor.accountId));
  expect(rows).toEqual([]);
});

test("a device that its push service no longer knows is deleted; a busy push service is tried again", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const device = makeDevice();
  await start(vendor.actor, device.subscription);
  const isOn = async () => {
    const query = `?endpoint=${encodeURIComponent(device.subscription.endpoint)}`;
    return (await call<PushState>("GET", `/notice/push${query}`, { as: vendor.actor })).body.data.isOn;
  };
  answer = 503;
  await write(couple.actor, vendor.id, "One");
  await deliver();
  answer = 201;
  await deliver();
  expect([received.length, await isOn()]).toEqual([2, true]);
  answer = 410;
  await write(couple.actor, vendor.id, "Two");
  await deliver();
  expect([received.length, await isOn()]).toEqual([3, false]);
});

test("refuses an address inside our network and malformed keys, naming the field", async () => {
  const { actor } = await makeVendor(db());
  const { subscription } = makeDevice();
  const refused = async (change: object) => {
    const { status, body } = await start(actor, { ...subscription, ...change });
    return [status, body.message];
  };
  expect(await refused({ endpoint: "https://169.254.169.254/latest" })).toEqual([
    400,
    "The address does not lead to a public server",
  ]);
  expect(await refused({ endpoint: "http://push.example/1" })).toEqual([
    400,
    "The address must start with https://",
  ]);
  expect(await refused({ p256dh: "c2hvcnQ" })).toEqual([400, "p256dh is not a public key"]);
  expect(await refused({ auth: "c2hvcnQ" })).toEqual([400, "auth has not 16 bytes"]);
});

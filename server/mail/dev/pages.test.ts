import { mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { closeMailSenders } from "@/server/adapters/mail/current-mail-sender";
import { createApp } from "@/server/app";
import { MAILS } from "@/server/mails";
import { vendorRejected } from "@/server/modules/catalogue/vendor/mail";
import { useTestDatabase } from "@/tests/setup/database";
import { sendMessages } from "@/tests/setup/jobs";
import { enqueueMessage } from "../service";
import type { AnyTemplate } from "@/server/mail/render/template";
import type { OutboxMessage } from "./outbox";

const database = useTestDatabase();
const before = { ...process.env };
const app = createApp();
let home: string;

beforeEach(() => {
  // The session secret is in the data folder, too.
  home = mkdtempSync(path.join(tmpdir(), "sayang-outbox-"));
  Object.assign(process.env, { DATA_DIR: home, DEV_PAGES: "true", SMTP_URL: "" });
});
afterEach(() => {
  closeMailSenders();
  process.env = { ...before };
  rmSync(home, { recursive: true, force: true });
});

const get = (url: string, host = "127.0.0.1:3000", remoteAddress = "127.0.0.1", headers = {}) =>
  app.request(
    `http://${host}${url}`,
    { headers: { host, ...headers } },
    { incoming: { socket: { remoteAddress, remotePort: 40_000, remoteFamily: "IPv4" } } },
  );
const read = async (url: string) => (await get(url)).text();

async function sendAll(): Promise<OutboxMessage[]> {
  for (const template of MAILS as readonly AnyTemplate[]) {
    await enqueueMessage(database().db, template, template.sample("http://127.0.0.1:3000"));
  }
  await sendMessages();
  return (await (await get("/dev/outbox.json")).json()) as OutboxMessage[];
}

const ADDRESSES = [
  "/dev/mail",
  "/dev/mail/two-step-code",
  "/dev/outbox",
  "/dev/outbox/rows",
  "/dev/outbox.json",
];

test.each(["production", "test"] as const)("in %s they do not exist unless requested", async (mode) => {
  const [sent] = await sendAll();
  for (const given of ["", "false"]) {
    Object.assign(process.env, { NODE_ENV: mode, DEV_PAGES: given });
    for (const url of [...ADDRESSES, `/dev/outbox/${sent?.name}`, `/dev/outbox/${sent?.name}/source`]) {
      const answer = await get(url);
      expect([url, answer.status]).toEqual([url, 404]);
      expect(await answer.text()).not.toMatch(/482913|token=/);
    }
  }
});

test("in development they exist", async () => {
  Object.assign(process.env, { NODE_ENV: "development", DEV_PAGES: "" });
  for (const url of ADDRESSES) expect((await get(url)).status).toBe(200);
});

test("they respond only under our own name, whatever name points here", async () => {
  process.env.APP_ORIGIN = "https://sayang.example";
  for (const host of [
    "sayang.example",
    "localhost:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
    "192.168.1.5:3000",
  ]) {
    expect([host, (await get("/dev/outbox.json", host)).status]).toEqual([host, 200]);
  }
  for (const host of [
    "evil.example",
    "evil.example:3000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
  ]) {
    expect([host, (await get("/dev/outbox.json", host)).status]).toEqual([host, 404]);
  }
});

test("they open only on this machine, whatever Host a caller sends", async () => {
  for (const here of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) {
    expect([here, (await get("/dev/outbox.json", "localhost", here)).status]).toEqual([here, 200]);
  }
  for (const elsewhere of ["203.0.113.7", "192.168.1.5", "2001:db8::1", "::ffff:10.0.0.1"]) {
    for (const url of ADDRESSES) expect((await get(url, "127.0.0.1:3000", elsewhere)).status).toBe(403);
  }
  // A proxy on this machine forwards strangers' requests, even when it is not configured.
  const relayed = { "x-forwarded-for": "203.0.113.7" };
  expect((await get("/dev/outbox", "localhost", "127.0.0.1", relayed)).status).toBe(403);
  process.env.TRUST_PROXY = "1";
  expect((await get("/dev/outbox", "localhost", "127.0.0.1", relayed)).status).toBe(403);
  expect((await get("/dev/outbox", "localhost", "10.0.0.1", { "x-forwarded-for": "127.0.0.1" })).status).toBe(
    200,
  );
});

test("sent messages are in the outbox as real mail, readable only by its owner", async () => {
  const sent = await sendAll();
  expect(sent).toHaveLength(MAILS.length);
  expect(sent.filter(({ channel }) => channel === "sms")).toMatchObject([
    { to: "+6591234567", code: null, links: [expect.stringContaining("/rsvp/")] },
    { to: "+6591234567", code: "719204", links: [] },
  ]);
  const reset = sent.find(({ subject }) => subject === "Choose a new password for Sayang");
  expect(reset).toMatchObject({ to: "mei.tan@example.com", from: "hello@sayang.test", channel: "mail" });
  expect(reset?.links[0]).toContain("token=");
  expect(reset?.html).toContain("<!doctype html>");

  const folder = path.join(home, "outbox");
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of await readdir(folder)) {
    expect(name).toMatch(/\.(eml|json)$/);
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  }
  expect(await read(`/dev/outbox/${reset?.name}/source`)).toMatch(
    /^(.+\r\n)*Message-ID: <[0-9a-f-]+@sayang\.test>\r$/m,
  );
  const to = encodeURIComponent("+6591234567");
  expect(await (await get(`/dev/outbox.json?to=${to}`)).json()).toHaveLength(2);
});

test("the pages show every message, newest first, in frames that execute nothing", async () => {
  const sent = await sendAll();
  const page = await get("/dev/outbox");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(page.headers.get("cache-control")).toBe("no-store");
  const body = await page.text();
  const places = sent.map(({ name }) => body.indexOf(`data-name="${name}"`));
  expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);

  for (const message of sent) {
    const opened = await read(`/dev/outbox/${message.name}`);
    expect(opened).toContain(message.channel === "mail" ? "sandbox=" : (message.code ?? message.links[0]));
    expect(opened).not.toMatch(/allow-scripts|allow-same-origin/);
  }
  for (const { kind } of MAILS) {
    expect((await get(`/dev/mail/${kind}`)).status).toBe(200);
  }
  for (const none of ["/dev/mail/toString", "/dev/outbox/..%2Fsession-secret", "/dev/outbox/none.eml"]) {
    expect((await get(none)).status).toBe(404);
  }
});

test("a hostile name cannot leave its frame or its row", async () => {
  const reason = `"></iframe><script>alert(1)</script>`;
  await enqueueMessage(database().db, vendorRejected, {
    to: "hello@vendor.example",
    vendorName: `"><script>alert(1)</script>`,
    reason,
  });
  await sendMessages();
  const [sent] = (await (await get("/dev/outbox.json")).json()) as OutboxMessage[];
  const opened = await read(`/dev/outbox/${sent?.name}`);
  expect(opened.match(/<\/iframe>/g)).toHaveLength(1);
  expect(opened).not.toContain("<script");
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import pg from "pg";
import { MINUTE_MS } from "@/lib/time";
import type { Connection } from "@/server/db/client";
import { hashPassword } from "@/server/modules/identity/account/password";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { API_PREFIX, createApp } from "@/server/app";

const database = useTestDatabase();
const call = testApi();
const PASSWORD = "Sayang#2026";
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => database().pool.query("delete from throttle"));

const login = (email: string, password = "Wrong#2026", ip?: string, who = "user") =>
  call(`POST`, `/${who}/auth/login`, { body: { email, password }, ...(ip ? { ip } : {}) });

/** Moves the current counters this many minutes into the past. */
const later = (minutes: number) =>
  database().pool.query("update throttle set expire = expire - $1", [minutes * MINUTE_MS]);

async function fail(times: number, email: string): Promise<void> {
  for (let n = 0; n < times; n++) expect((await login(email)).status).toBe(400);
}

test("ten wrong passwords block an account for a quarter of an hour, wherever they come from", async () => {
  const { email } = await makeCustomer(database().db, { passwordHash });
  await fail(10, email);
  const refused = await login(email);
  expect(refused.body).toEqual({
    code: 429,
    message: "Too many attempts. Please try again in 15 minutes.",
    data: null,
  });
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(890);
  expect(wait).toBeLessThanOrEqual(900);
  expect((await login(email, PASSWORD)).status).toBe(429);
  await later(14);
  expect((await login(email, PASSWORD)).body.message).toMatch(/try again in \d+ seconds\./);
  await later(1);
  expect((await login(email, PASSWORD)).status).toBe(200);
});

test("an unknown address is blocked with the same message", async () => {
  await fail(10, "nobody@test.example");
  expect((await login("nobody@test.example")).body).toMatchObject({
    code: 429,
    message: "Too many attempts. Please try again in 15 minutes.",
  });
});

test("a correct password resets the count", async () => {
  const { email } = await makeCustomer(database().db, { passwordHash });
  await fail(9, email);
  expect((await login(email, PASSWORD)).status).toBe(200);
  await fail(10, email);
});

test("the vendor and the customer with one address are counted separately", async () => {
  const { db } = database();
  const { email } = await makeCustomer(db, { passwordHash });
  await makeVendor(db, { email, passwordHash });
  await fail(10, email);
  expect((await login(email)).status).toBe(429);
  expect((await login(email, PASSWORD, undefined, "vendor")).status).toBe(200);
});

test("one network may fail sixty times, for whatever accounts; successes do not count", async () => {
  const { email } = await makeCustomer(database().db, { passwordHash });
  const from = (n: number) => `2001:db8:7:7::${n.toString(16)}`;
  for (let n = 0; n < 60; n++) {
    expect((await login(`guess${n}@test.example`, "Wrong#2026", from(n))).status).toBe(400);
    if (n % 20 === 0) expect((await login(email, PASSWORD, from(n))).status).toBe(200);
  }
  expect((await login(email, PASSWORD, from(99))).status).toBe(429);
  expect((await login(email, PASSWORD, "2001:db8:7:8::1")).status).toBe(200);
});

test("concurrent attempts get no further than sequential ones", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => login("crowd@test.example")));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("neither addresses nor networks can be read from the counters", async () => {
  await login("private@test.example", "Wrong#2026", "203.0.113.77");
  const { rows } = await database().pool.query<{ key: string }>("select key from throttle");
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/private|203\.0/);
});

test("X-Forwarded-For changes nobody's address, unless a proxy of ours wrote it", async () => {
  await withServer(async (origin) => {
    const ask = (forwarded: string) =>
      fetch(`${origin}${API_PREFIX}/user/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": forwarded },
        body: JSON.stringify({ email: "proxy@test.example", password: "x" }),
      });
    const networks = async () =>
      (await database().pool.query("select 1 from throttle where key like 'login/address%'")).rowCount;
    await ask("198.51.100.1");
    await ask("198.51.100.2");
    expect(await networks()).toBe(1);
    process.env.TRUST_PROXY = "1";
    await ask("6.6.6.6, 198.51.100.1").finally(() => delete process.env.TRUST_PROXY);
    expect(await networks()).toBe(2);
  });
});

test("counts are shared with other processes and survive a restart", async () => {
  await fail(10, "restart@test.example");
  await withConnection(new pg.Pool({ ...database().config, max: 2 }), async () => {
    expect((await login("restart@test.example")).status).toBe(429);
  });
});

test("when nothing can be counted, nothing is attempted", async () => {
  const dead = new pg.Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 500 });
  await withConnection(dead, async () => {
    expect((await login("outage@test.example")).body).toEqual({
      code: 503,
      message: "This is not possible right now. Please try again in a moment.",
      data: null,
    });
  });
});

test("the scale raises the limits", async () => {
  process.env.THROTTLE_SCALE = "2";
  try {
    await fail(20, "wide@test.example");
    expect((await login("wide@test.example")).status).toBe(429);
  } finally {
    delete process.env.THROTTLE_SCALE;
  }
});

async function withConnection(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const shared = globalThis as typeof globalThis & { sayangConnection?: Promise<Connection> };
  const before = shared.sayangConnection;
  shared.sayangConnection = Promise.resolve({ pool, db: database().db });
  try {
    await work();
  } finally {
    shared.sayangConnection = before;
    await pool.end();
  }
}

async function withServer(work: (origin: string) => Promise<void>): Promise<void> {
  const app = createApp();
  const server: Server = createServer(
    getRequestListener((request, bindings) => app.fetch(request, bindings)) as Parameters<
      typeof createServer
    >[1],
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

import pg from "pg";
import { MINUTE_MS } from "@/lib/time";
import { createApp } from "@/server/app";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer } from "@/tests/setup/factories";

let holder: pg.Client;
// Registered before the database's own hook, so that the database is still open.
afterAll(() => holder.end());
const database = useTestDatabase();
beforeAll(async () => {
  holder = new pg.Client(database().config);
  await holder.connect();
});

/** Blocks every call that reads wishlists until `during` has finished. */
async function whileHeld<T>(during: () => Promise<T>): Promise<T> {
  await holder.query("begin; lock table wishlist_entry in access exclusive mode");
  try {
    return await during();
  } finally {
    await holder.query("rollback");
  }
}

const LONG_MS = MINUTE_MS;
const STUCK_MS = 4_000;

test("one account with many calls leaves the database to others", async () => {
  const call = testApi(createApp({ accountLimits: { atOnce: 4, waiting: 100, patienceMs: LONG_MS } }));
  const [greedy, other] = [await makeCustomer(database().db), await makeCustomer(database().db)];
  const calls = await whileHeld(async () => {
    const held = Array.from({ length: 40 }, () => call("GET", "/wishlist", { as: greedy.actor }));
    await eventually(async () => (await connectionsHeld()) >= 4);
    const others = call("GET", "/auth/sessions", { as: other.actor }).then(({ status }) => status);
    expect(await Promise.race([others, stuck()])).toBe(200);
    return held;
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual(Array(40).fill(200));
});

test("calls beyond those that may wait are refused at once, with the time to wait", async () => {
  const call = testApi(createApp({ accountLimits: { atOnce: 2, waiting: 3, patienceMs: LONG_MS } }));
  const { actor } = await makeCustomer(database().db);
  const calls = await whileHeld(async () => {
    const all = Array.from({ length: 6 }, () => call("GET", "/wishlist", { as: actor }));
    const refused = await Promise.race([...all, stuck()]);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 429,
        message: "You have too many requests running at once. Please try again in a moment.",
      },
    });
    expect(refused?.headers.get("retry-after")).toBe("1");
    return all;
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a call waits no longer than the limit", async () => {
  const call = testApi(createApp({ accountLimits: { atOnce: 1, waiting: 5, patienceMs: 20 } }));
  const { actor } = await makeCustomer(database().db);
  const calls = await whileHeld(async () => {
    const all = [1, 2].map(() => call("GET", "/wishlist", { as: actor }));
    expect((await Promise.race([...all, stuck()]))?.status).toBe(429);
    return all;
  });
  expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([200, 429]);
  expect((await call("GET", "/wishlist", { as: actor })).status).toBe(200);
});

test("a refused call gives up its place", async () => {
  const call = testApi(createApp({ accountLimits: { atOnce: 1, waiting: 0, patienceMs: 1 } }));
  const { actor } = await makeCustomer(database().db);
  const asked = ["/vendor/appointment", "/order/no-id", "/room/unread"];
  const statuses: number[] = [];
  for (const path of asked) statuses.push((await call("GET", path, { as: actor })).status);
  expect(statuses).toEqual([403, 400, 200]);
});

async function connectionsHeld(): Promise<number> {
  const { rows } = await holder.query<{ n: number }>(
    "select count(distinct pid)::int as n from pg_locks where not granted",
  );
  return rows[0]?.n ?? 0;
}

/** Makes a call that never returns a failure instead of a hanging test. */
async function stuck(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, STUCK_MS).unref());
  return null;
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

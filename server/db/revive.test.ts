import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { MINUTE_MS } from "@/lib/time";
import { createApp } from "@/server/app";
import { pageHandler } from "@/server/web/page-handler";
import { clearCache } from "@/server/core/cache";
import { testApi } from "@/tests/setup/api";
import { standInRenderer } from "@/tests/setup/servers/stand-in-renderer";
import { ensurePostgres } from "@/tools/postgres/ensure-postgres";
import { stopPostgres } from "@/tools/postgres/stop-postgres";
import { postmasterPid } from "@/tools/postgres/postmaster";
import { useTestFolder } from "@/tools/postgres/test-folder";
import { connect, DEADLINES, disconnect } from "./client";
import { askDatabase, keepDatabaseRunning } from "./revive";

const folder = useTestFolder();
const before = { dir: process.env.DATA_DIR, url: process.env.DATABASE_URL };
const app = createApp();
const call = testApi(app);

beforeAll(async () => {
  clearCache();
  const { dataDir } = folder.options("revived");
  process.env.DATA_DIR = folder.inside("revived");
  delete process.env.DATABASE_URL;
  await connect(DEADLINES);
  expect(await postmasterPid(dataDir)).toBeGreaterThan(0);
}, MINUTE_MS);

afterAll(async () => {
  await disconnect();
  if (before.dir === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before.dir;
  if (before.url !== undefined) process.env.DATABASE_URL = before.url;
});

/** Waits up to half a minute for the server to report this state. */
async function untilReady(ready: boolean): Promise<void> {
  for (let n = 0; n < 600; n++) {
    if (((await app.request("/readyz")).status === 200) === ready) return;
    await pause(50);
  }
  throw new Error(`the database is still ${ready ? "gone" : "there"}`);
}

const runningPid = () => postmasterPid(folder.options("revived").dataDir);

/** Kills the database and returns the id of its process. */
async function killDatabase(): Promise<number> {
  const pid = await runningPid();
  if (!pid) throw new Error("no database runs");
  process.kill(pid, "SIGKILL");
  return pid;
}

/** Waits for another server, because backends of the killed one may respond a moment longer. */
async function untilReplaced(killed: number): Promise<void> {
  for (let n = 0; n < 600; n++) {
    const pid = await runningPid();
    if (pid && pid !== killed) return untilReady(true);
    await pause(50);
  }
  throw new Error("the database was not started again");
}

const categories = () => call("GET", "/public/masterCategory?page=1&limit=5&sortBy=asc");

test(
  "while the database is gone, calls, pages and /readyz get 503 with a time to retry",
  async () => {
    const renderer = await standInRenderer(async (_req, res) => {
      res.statusCode = await connect().then(({ pool }) =>
        pool.query("select 1").then(
          () => 200,
          () => 500,
        ),
      );
      res.end("page");
    });
    const handler = pageHandler(renderer.client, { origin: "http://sayang.example", ready: askDatabase });
    const pages = createServer((req, res) => void handler(req, res)).listen(0, "127.0.0.1");
    await once(pages, "listening");
    const page = () => fetch(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/login`);

    expect((await categories()).status).toBe(200);
    expect((await page()).status).toBe(200);
    await killDatabase();
    await untilReady(false);
    for (const answer of [
      await app.request("/readyz"),
      await call("GET", "/user/auth/two-step-verification/a@b.example"),
      await page(),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    expect((await app.request("/healthz")).status).toBe(200);
    await new Promise((resolve) => pages.close(resolve));
    await renderer.close();
  },
  MINUTE_MS,
);

test(
  "it is restarted, and calls continue",
  async () => {
    const keeper = await keepDatabaseRunning();
    try {
      await untilReady(true);
      for (let round = 0; round < 2; round++) {
        expect((await categories()).status).toBe(200);
        await untilReplaced(await killDatabase());
      }
      expect((await categories()).status).toBe(200);
    } finally {
      await keeper.stop();
    }
  },
  MINUTE_MS,
);

test(
  "one stopped on purpose stays down until somebody starts it",
  async () => {
    const keeper = await keepDatabaseRunning();
    const { dataDir } = folder.options("revived");
    try {
      await untilReady(true);
      expect(await stopPostgres({ dataDir, onPurpose: true })).toBe(true);
      // The keeper that would restart it has checked and left it alone.
      for (let n = 0; n < 3; n++) await keeper.check();
      expect(await runningPid()).toBeUndefined();
      expect((await app.request("/readyz")).status).toBe(503);
      await ensurePostgres({ ...folder.options("revived"), dataDir });
      await untilReady(true);
      // From now on it is supervised again.
      await untilReplaced(await killDatabase());
    } finally {
      await keeper.stop();
    }
  },
  MINUTE_MS,
);

test("a statement or lock that takes too long gets 503, and releases its connection", async () => {
  const { pool } = await connect();
  expect((await pool.query("show lock_timeout")).rows).toEqual([{ lock_timeout: "10s" }]);
  expect((await pool.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "1min" }]);
  const holder = await pool.connect();
  try {
    await holder.query("begin; lock table category in access exclusive mode");
    const waiting = pool.query("set lock_timeout = '50ms'; select 1 from category limit 1");
    await expect(waiting).rejects.toMatchObject({ code: "55P03" });
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

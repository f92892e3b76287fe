import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "@/lib/time";
import { useTestDatabase } from "@/tests/setup/database";
import { makeJobsDue } from "@/tests/setup/jobs";
import { listDeadLetters, retryDeadLetter } from "./dead-letters";
import { enqueue } from "./enqueue";
import { releaseDeadWorkers } from "./life-line";
import { runLaneOnce } from "./run-due";
import { startQueue } from "./start";
import { defineTask, handle, type Lane } from "./task";

const database = useTestDatabase();
const db = () => database().db;

const TOUCH = defineTask<{ n: number }>({ name: "touch", maxAttempts: 3 });
const laneOf = (run: (payload: { n: number }) => Promise<unknown>): Lane => ({
  name: "test",
  concurrency: 4,
  handlers: [handle(TOUCH, run)],
  periodic: [],
});

type JobRow = { attempts: number; key: string | null; locked: boolean; wait: number };
async function jobs(): Promise<JobRow[]> {
  const { rows } = await db().execute<JobRow>(sql`
    select attempts, key, locked_at is not null as locked, extract(epoch from run_at - now())::float8 as wait
    from graphile_worker.jobs order by id`);
  return rows;
}

async function until(done: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  for (const end = Date.now() + ms; !(await done());) {
    if (Date.now() > end) throw new Error("it did not come to that in time");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

beforeEach(() => db().execute("delete from graphile_worker._private_jobs"));

test("a failing job is retried at growing intervals, then becomes a dead letter that can be retried by hand", async () => {
  let works = false;
  const ran: number[] = [];
  const lane = laneOf(async ({ n }) => {
    ran.push(n);
    if (!works) await db().execute(sql`select ${"s3cret"}::int`);
  });
  await enqueue(db(), TOUCH, { n: 7 });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await listDeadLetters(db())).toEqual([]);
    await runLaneOnce(lane);
    await runLaneOnce(lane);
    const [job] = await jobs();
    expect(job).toMatchObject({ attempts: attempt, locked: false });
    waits.push(job?.wait ?? 0);
    await makeJobsDue();
  }
  expect(ran).toEqual([7, 7, 7]);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[2]).toBeGreaterThan(4 * (waits[0] ?? 0));

  const [dead] = await listDeadLetters(db());
  expect(dead).toMatchObject({ task: "touch", attempts: 3 });
  expect(dead?.error).toContain("Failed query");
  expect(dead?.error).not.toContain("s3cret");
  await runLaneOnce(lane);
  expect(ran).toHaveLength(3);

  expect(await retryDeadLetter(db(), "999999999")).toBe(false);
  works = true;
  expect(await retryDeadLetter(db(), dead?.id ?? "")).toBe(true);
  await runLaneOnce(lane);
  expect(ran).toHaveLength(4);
  expect(await jobs()).toEqual([]);
});

test("a job follows its transaction: it never runs before the commit or after a rollback", async () => {
  const ran: number[] = [];
  const lane = laneOf(async ({ n }) => ran.push(n));
  await db().transaction(async (tx) => {
    await enqueue(tx, TOUCH, { n: 1 });
    await runLaneOnce(lane);
    expect(ran).toEqual([]);
  });
  const undone = db().transaction(async (tx) => {
    await enqueue(tx, TOUCH, { n: 2 });
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  await runLaneOnce(lane);
  expect(ran).toEqual([1]);
});

test("one job waits per key, with the latest payload and time", async () => {
  const ran: number[] = [];
  const lane = laneOf(async ({ n }) => ran.push(n));
  await enqueue(db(), TOUCH, { n: 1 }, { key: "only" });
  await enqueue(db(), TOUCH, { n: 2 }, { key: "only", runAt: new Date(Date.now() + HOUR_MS) });
  expect(await jobs()).toMatchObject([{ key: "only" }]);
  await runLaneOnce(lane);
  expect(ran).toEqual([]);
  await makeJobsDue();
  await runLaneOnce(lane);
  expect(ran).toEqual([2]);
});

test("a paused lane spends no attempts", async () => {
  const ran: number[] = [];
  await enqueue(db(), TOUCH, { n: 1 });
  const lane = laneOf(async ({ n }) => ran.push(n));
  await runLaneOnce({ ...lane, isPaused: () => true });
  expect(await jobs()).toMatchObject([{ attempts: 0 }]);
  await runLaneOnce({ ...lane, isPaused: () => false });
  expect(ran).toEqual([1]);
});

test("two workers share the jobs, each done once; stopping waits for running ones", async () => {
  const ran: number[] = [];
  const slowly = async ({ n }: { n: number }) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    ran.push(n);
  };
  const shares = [0, 0];
  const queues = shares.map((_, index) =>
    startQueue([
      laneOf((payload) => {
        shares[index] = (shares[index] ?? 0) + 1;
        return slowly(payload);
      }),
    ]),
  );
  for (let n = 0; n < 40; n++) await enqueue(db(), TOUCH, { n });
  await until(() => ran.length > 20);
  await Promise.all(queues.map((queue) => queue.stop()));
  expect(shares[0]).toBeGreaterThan(0);
  expect(shares[1]).toBeGreaterThan(0);
  expect(ran).toHaveLength((shares[0] ?? 0) + (shares[1] ?? 0));
  // Jobs that were not started wait, unlocked.
  expect(await jobs()).toHaveLength(40 - ran.length);
  await runLaneOnce(laneOf(slowly));
  expect([...ran].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test(
  "the job of a killed worker runs again; that of a live one is left alone",
  async () => {
    const worker = spawn(process.execPath, ["--import", "tsx", "tests/setup/servers/hanging-worker.ts"], {
      env: { ...process.env, WORKER_DATABASE: JSON.stringify(database().config) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const died = once(worker, "exit");
    await enqueue(db(), TOUCH, { n: 5 });
    await once(worker.stdout, "data");
    // It has started, and holds its advisory lock.
    await releaseDeadWorkers(db(), 0);
    expect(await jobs()).toMatchObject([{ attempts: 1, locked: true }]);

    worker.kill("SIGKILL");
    await died;
    const ran: number[] = [];
    const lane = laneOf(async ({ n }) => ran.push(n));
    await until(async () => {
      await releaseDeadWorkers(db(), 0);
      return (await jobs()).every(({ locked }) => !locked);
    });
    await runLaneOnce(lane);
    expect(ran).toEqual([5]);
    expect(await jobs()).toEqual([]);
  },
  MINUTE_MS,
);

test(
  "when the database closes every connection, the queue recovers by itself",
  async () => {
    const ran: number[] = [];
    const queue = startQueue([laneOf(async ({ n }) => ran.push(n))]);
    await enqueue(db(), TOUCH, { n: 1 });
    await until(() => ran.length === 1);
    await db().execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await until(async () => {
      await enqueue(db(), TOUCH, { n: 2 }).catch(() => undefined);
      return ran.includes(2);
    }, 30_000);
    await queue.stop();
  },
  MINUTE_MS,
);

test("periodic work gets no payload, which would become its optional argument", async () => {
  const given: unknown[][] = [];
  const run = (...all: unknown[]) => Promise.resolve(given.push(all));
  const lane: Lane = {
    ...laneOf(() => Promise.resolve()),
    periodic: [{ name: "tick", cron: "0 0 1 1 *", run }],
  };
  await db().execute(sql`select graphile_worker.add_job('tick', json_build_object('_cron', 'now'))`);
  await runLaneOnce(lane);
  expect(given).toEqual([[]]);
});

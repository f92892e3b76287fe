/**
 * `npm run bench:histories -- [histories] [seed] [processes] [minutes] [workers]`: plays random histories of couples
 * and vendors in blocks, each with its own database and seed. Workers play them, by default one per core. With 2
 * processes, a history's calls alternate between two API processes. Stops after the given minutes. Prints the answers
 * to each act. Exits with 1 after a history with a violation, and prints the seed of its block and the shortest history
 * that reproduces it.
 */
import { type ChildProcess, fork } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import pg from "pg";
import { MINUTE_MS } from "@/lib/time";
import { migrateDatabase } from "@/server/db/migrate";
import { scratchFolder } from "@/tests/setup/database/scratch";
import { bundle } from "@/tests/setup/processes/bundle";
import { ensurePostgres } from "@/tools/postgres/ensure-postgres";
import { removePostgres } from "@/tools/postgres/remove-postgres";
import type { Block, Said } from "./lib/histories/block";

const [
  runs = 10_000,
  seed = Date.now() % 2 ** 31,
  processes = 1,
  minutes = 0,
  workers = availableParallelism(),
] = process.argv.slice(2).map(Number);
/** Limits the size of the database, because each history ends with a check of the whole ledger. */
const BLOCK = 20;

const home = mkdtempSync(path.join(scratchFolder(), "sayang-bench-histories-"));
// PostgreSQL's user must be able to enter.
chmodSync(home, 0o711);
const dataDir = path.join(home, "postgres");

const counts = new Map<string, number>();
const outcomes = new Map<string, number>();
const accounts = new Map<string, number>();
const addTo = (sums: Map<string, number>, rows: readonly [string, number][]) => {
  for (const [key, n] of rows) sums.set(key, (sums.get(key) ?? 0) + n);
};
const started = Date.now();
const until = minutes > 0 ? started + minutes * MINUTE_MS : 0;
let [done, given, blocks, cpuMs] = [0, 0, 0, 0];
let failure = "";

const isOver = () => failure !== "" || given >= runs || (until > 0 && Date.now() > until);

/** Gives a worker one block after another until none is left or one has failed. */
async function keepBusy(worker: ChildProcess): Promise<void> {
  while (!isOver()) {
    const histories = Math.min(BLOCK, runs - given);
    given += histories;
    await playBlock(worker, { seed: seed + blocks++, histories, processes, until });
  }
}

function playBlock(worker: ChildProcess, block: Block): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`a worker ended in the block of seed ${block.seed}`));
    const onMessage = (said: Said) => {
      if ("played" in said) {
        progress(said.seed);
        return;
      }
      addTo(counts, said.counts);
      addTo(outcomes, said.outcomes);
      addTo(accounts, said.accounts);
      cpuMs += said.cpuMs;
      failure ||= said.failure && `seed ${block.seed}: ${said.failure}`;
      worker.off("message", onMessage).off("exit", onExit);
      resolve();
    };
    worker.on("message", onMessage).once("exit", onExit).send(block);
  });
}

/** Overwrites one line of a terminal; in a file, writes a line for every hundred histories. */
function progress(ofSeed: number): void {
  done++;
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${runs}, seed ${ofSeed} `);
  else if (done % 100 === 0) console.log(`${done} of ${runs} at ${new Date().toISOString()}`);
}

function print(what: ReadonlyMap<string, number>): void {
  for (const [key, n] of [...what].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${String(n).padStart(8)}  ${key}`);
  }
}

const crew: ChildProcess[] = [];
try {
  const { host, port, user, password, database } = await ensurePostgres({ dataDir, durable: false });
  const migrating = new pg.Pool({ host, port, user, password, database, max: 1 });
  await migrateDatabase(migrating).finally(() => migrating.end());
  const script = await bundle("bench/lib/histories/worker.ts", path.join(home, "worker"));
  const env = {
    ...process.env,
    DATA_DIR: home,
    DATABASE_URL: "",
    SESSION_SECRET: "histories".repeat(8),
    THROTTLE_SCALE: "1000",
    LOG_LEVEL: "silent",
    SAYANG_TEST_DATABASE: JSON.stringify({
      server: { host, port, user, password, database: "postgres" },
      template: database,
      run: "bench",
    }),
  };
  for (let at = 0; at < workers; at++) crew.push(fork(script, { env, execArgv: ["--enable-source-maps"] }));
  await Promise.all(crew.map(keepBusy));
  if (process.stdout.isTTY) console.log("");
  print(outcomes);
  print(new Map([...accounts].map(([account, cents]) => [`cents: ${account}`, cents])));
  const perHistory = (ms: number) => `${(ms / done / 1000).toFixed(2)} s`;
  console.log(
    `a history takes ${perHistory(Date.now() - started)} with ${workers} workers, ${perHistory(cpuMs)} of a worker's processor`,
  );
} catch (error) {
  failure ||= String(error);
} finally {
  for (const worker of crew) if (worker.connected) worker.disconnect();
  await removePostgres({ dataDir });
  rmSync(home, { recursive: true, force: true });
}

if (failure) {
  console.error("\n", failure);
  process.exitCode = 1;
}
console.log(`\n${done} histories from seed ${seed}, ${processes === 1 ? "one process" : "two processes"}`);
print(counts);

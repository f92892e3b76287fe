/**
 * `npm test`: goes from a bare clone to one line `N passed, N failed`. Runs format, lint and type checks; unit and API
 * tests on the embedded PostgreSQL; the database, queue and money tests again on a second server reached by
 * DATABASE_URL; a build; and the browser tests on that build.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { SOURCE_CHECKS, TYPES } from "./lib/checks.mjs";
import { installPackages } from "./lib/steps.mjs";

const JEST = "node_modules/jest/bin/jest.js";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const scratch = mkdtempSync(path.join(tmpdir(), "sayang-results-"));
const total = { passed: 0, failed: 0, skipped: 0 };

installPackages();
ensureChromium();
await together([["build", ["scripts/lib/build-if-stale.mjs"]], ...SOURCE_CHECKS]);
await Promise.all([jest("unit and API tests, embedded PostgreSQL"), beside()]);
await playwright();
rmSync(scratch, { recursive: true, force: true });

console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs the tests that mostly wait, which cost little while others run. */
async function beside() {
  await together([TYPES, ["five kills while orders are placed", ["--import", "tsx", "bench/crash.ts", "5"]]]);
  const second = await startSecondPostgres();
  await jest("database tests, PostgreSQL by DATABASE_URL", { DATABASE_URL: second.url }, [
    "--maxWorkers=1",
    // The tests for which the kind of connection matters: migrations, notifications, jobs, limits and locks. The rest
    // runs the same SQL either way.
    "server/(db|http|mail|queue|web)/",
    "server/modules/messaging/room/",
    "server/modules/sale/(order/place|payment/later|webhook/)",
  ]);
  await second.stop();
}

/** Prints the step's name. Returns a function that prints the time it took. */
function begin(name) {
  console.log(`\n— ${name}`);
  const from = Date.now();
  return () => console.log(`  ${name}: ${Math.round((Date.now() - from) / 1000)} s`);
}

/** Runs scripts in parallel, because each waits a lot or uses only one core. Each counts as one test. */
async function together(scripts) {
  const end = begin(scripts.map(([name]) => name).join(", "));
  const outcomes = await Promise.all(scripts.map(([name, args]) => nodeAside(name, args)));
  end();
  for (const { name, good, said } of outcomes) {
    if (!good || said) console.log(`${name}: ${good ? "ok" : "failed"}\n${said}`);
    count(good ? { passed: 1 } : { failed: 1 });
  }
}

/** Captures the output, so that parallel scripts do not interleave theirs. */
function nodeAside(name, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    child.once("close", (status) => resolve({ name, good: status === 0, said: said.trim() }));
  });
}

async function jest(name, env = {}, args = []) {
  const end = begin(name);
  const file = path.join(mkdtempSync(path.join(scratch, "jest-")), "results.json");
  const command = [JEST, "--ci", "--json", `--outputFile=${file}`, ...args];
  const status = await node(command, env, ["ignore", "ignore", "inherit"]);
  end();
  const results = readJson(file);
  if (!results) return count({ failed: 1 });
  count({ passed: results.numPassedTests, failed: results.numFailedTests, skipped: results.numPendingTests });
  // A file that fails to load reports no tests to count.
  if (results.numRuntimeErrorTestSuites > 0) count({ failed: results.numRuntimeErrorTestSuites });
  else if (status !== 0 && results.numFailedTests === 0) count({ failed: 1 });
}

async function playwright() {
  const end = begin("browser tests");
  const file = path.join(scratch, "playwright.json");
  // A test that fails twice is broken. One that fails once is listed as flaky.
  const status = await node([PLAYWRIGHT, "test", "--retries=1"], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  end();
  const stats = readJson(file)?.stats;
  if (!stats) return count({ failed: 1 });
  count({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped });
  if (status !== 0 && stats.unexpected === 0) count({ failed: 1 });
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** Resolves to the exit status. */
function node(args, env = {}, stdio = "inherit") {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
    child.once("close", resolve);
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Starts a second PostgreSQL over TCP with a password, like a server run by an operator. */
async function startSecondPostgres() {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/setup/servers/tcp-postgres.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(String(line).trim()));
    child.once("exit", (code) => reject(new Error(`the second PostgreSQL did not start (${code})`)));
  });
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGTERM");
      }),
  };
}

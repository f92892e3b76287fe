import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { sessionSecret } from "./secrets";

const folder = mkdtempSync(path.join(tmpdir(), "sayang-secret-"));
const before = { dir: process.env.DATA_DIR, secret: process.env.SESSION_SECRET };
afterAll(() => {
  process.env.DATA_DIR = before.dir;
  if (before.secret !== undefined) process.env.SESSION_SECRET = before.secret;
  rmSync(folder, { recursive: true });
});

test("creates a secret once, atomically, and readable only by its owner", async () => {
  process.env.DATA_DIR = folder;
  delete process.env.SESSION_SECRET;
  // A continuous reader never sees a partial secret.
  const watcher = new Worker(
    `const { readFileSync } = require("node:fs");
     const { parentPort, workerData } = require("node:worker_threads");
     parentPort.postMessage("looking");
     for (;;) try { parentPort.postMessage(readFileSync(workerData, "utf8").length); break } catch {}`,
    { eval: true, workerData: path.join(folder, "session-secret") },
  );
  const messages: unknown[] = [];
  const seen = new Promise((resolve) =>
    watcher.on("message", (message) => messages.push(message) === 2 && resolve(message)),
  );
  while (messages.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const secret = sessionSecret();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await seen).toBe(43);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
  expect(statSync(path.join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  expect(sessionSecret()).toBe(secret);
});

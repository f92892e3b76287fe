/**
 * `npm run bench:fuzz -- [requests] [seed]`: sends seeded requests to every row of the route table, in process, on a
 * separate database, and then a tenth as many to the pages of the production build. Prints the statuses, and each
 * server error by its cause. Exits with 1 when there is one.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FuzzRequest } from "@/tests/setup/fuzz/fuzz";
import { fuzzPages } from "./lib/page-fuzz";
import { Product } from "./lib/product";

const requests = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
/** Some requests end sessions and use things up, so a new couple and vendor are made after this many. */
const ROUND = 100;

const home = mkdtempSync(path.join(tmpdir(), "sayang-bench-fuzz-"));
// PostgreSQL's user must be able to enter.
chmodSync(home, 0o711);
// The log and the settings are read on import.
Object.assign(process.env, { DATA_DIR: home, DATABASE_URL: "", THROTTLE_SCALE: "1000", LOG_LEVEL: "silent" });

const { createApp } = await import("@/server/app");
const { connect, DEADLINES, disconnect } = await import("@/server/db/client");
const { onError } = await import("@/server/http/respond");
const { ROUTES } = await import("@/server/routes");
const { fuzzRequests, sendAll } = await import("@/tests/setup/fuzz/fuzz");
const { makeFuzzWorld } = await import("@/tests/setup/fuzz/fuzz-world");
const { removePostgres } = await import("@/tools/postgres/remove-postgres");

const statuses = new Map<number, number>();
const causes = new Map<string, { count: number; request: FuzzRequest }>();
let cause = "";
const app = createApp();
app.onError((error, c) => {
  cause = `${error.message.split("\n")[0] ?? ""} ${deepest(error)}`.slice(0, 300);
  return onError(error, c);
});

try {
  const { db } = await connect(DEADLINES);
  for (let done = 0; done < requests; done += ROUND) {
    const world = await makeFuzzWorld(db);
    for (const request of fuzzRequests(ROUTES, world, seed + done, Math.min(ROUND, requests - done))) {
      cause = "";
      const { byStatus, failures } = await sendAll(app, [request]);
      for (const [status, count] of byStatus) statuses.set(status, (statuses.get(status) ?? 0) + count);
      if (failures.length === 0) continue;
      const name = `${request.row}: ${cause}`;
      causes.set(name, { count: (causes.get(name)?.count ?? 0) + 1, request });
    }
    if (done % 1_000 === 0)
      process.stdout.write(`\r${Math.min(done + ROUND, requests)} of ${requests}, seed ${seed} `);
  }
} finally {
  await disconnect();
  await removePostgres({ dataDir: path.join(home, "postgres") });
  rmSync(home, { recursive: true, force: true });
}

console.log();
for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) console.log(`${status}  ${count}`);
for (const [name, { count, request }] of causes)
  console.log(`\n${count}x ${name}\n${JSON.stringify(request)}`);
console.log(`\n${causes.size} causes of 5xx`);

const product = await Product.prepare("fuzz");
let failedPages: string[] = [];
try {
  await product.seed(1);
  await product.start();
  const { statuses: ofPages, failures } = await fuzzPages(product.origin, seed, Math.ceil(requests / 10));
  failedPages = failures;
  console.log("\nPages");
  for (const [status, count] of [...ofPages].sort(([a], [b]) => a - b)) console.log(`${status}  ${count}`);
  for (const failure of failures) console.log(failure);
} finally {
  await product.dispose();
}
process.exit(causes.size === 0 && failedPages.length === 0 ? 0 : 1);

function deepest(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error
    ? deepest(error.cause) || error.cause.message
    : "";
}

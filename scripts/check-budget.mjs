/**
 * Measures each route's first-load JavaScript after a build (on public pages: what loads at the first sign of intent),
 * and the script that public pages carry from the start. Fails when one exceeds its budget (bench/budget.json) or has
 * none. The HTML of public pages is measured where it is served (e2e/site/documents.spec.ts).
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const { routes: rules, documents } = JSON.parse(readFileSync("bench/budget.json", "utf8"));
const statsFile = ".next/diagnostics/route-bundle-stats.json";
if (!existsSync(statsFile)) fail(`${statsFile} is missing: run the build first`);
const stats = JSON.parse(readFileSync(statsFile, "utf8"));

const weights = new Map();
const weigh = (file) => {
  const full = path.join(".next", file.replace(/^\/?(_next\/|\.next\/)?/, ""));
  if (!weights.has(full)) weights.set(full, gzipSync(readFileSync(full), { level: 6 }).length);
  return weights.get(full);
};

const limitOf = (route) => rules.find(({ routes }) => routes.includes(route))?.limit;

const table = stats
  .map(({ route, firstLoadChunkPaths }) => ({
    route,
    kib:
      firstLoadChunkPaths.filter((file) => file.endsWith(".js")).reduce((sum, file) => sum + weigh(file), 0) /
      1024,
    limit: limitOf(route),
  }))
  .toSorted((a, b) => a.route.localeCompare(b.route));

const starter = gzipSync(readFileSync("dist/first-intent.js"), { level: 6 }).length / 1024;
console.log(
  `\nJavaScript of public pages before intent: ${starter.toFixed(1)} of ${documents.script} KiB gzip`,
);
if (starter > documents.script) fail("over budget: components/layout/first-intent");

console.log("\nFirst-load JavaScript, gzip KiB");
for (const { route, kib, limit } of table) {
  const verdict = limit === undefined ? "NOT LISTED" : kib > limit ? "OVER" : "ok";
  console.log(
    `${route.padEnd(40)} ${kib.toFixed(1).padStart(7)} ${String(limit ?? "-").padStart(6)} ${verdict}`,
  );
}
const unlisted = table.filter(({ limit }) => limit === undefined);
if (unlisted.length > 0) {
  fail(`bench/budget.json does not list ${unlisted.map(({ route }) => route).join(", ")}`);
}
const over = table.filter(({ kib, limit }) => kib > limit);
if (over.length > 0) fail(`over budget: ${over.map(({ route }) => route).join(", ")}`);
for (const listed of rules.flatMap(({ routes }) => routes)) {
  if (!table.some(({ route }) => route === listed)) {
    fail(`bench/budget.json lists ${listed}, which does not exist`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

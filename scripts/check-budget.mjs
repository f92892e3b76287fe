/** Weighs each route's first-load JavaScript after a build and fails when one passes its budget (bench/budget.json). */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const { routes: rules } = JSON.parse(readFileSync("bench/budget.json", "utf8"));
const statsFile = ".next/diagnostics/route-bundle-stats.json";
if (!existsSync(statsFile)) fail(`${statsFile} is missing: run the build first`);
const stats = JSON.parse(readFileSync(statsFile, "utf8"));

const weights = new Map();
const weigh = (file) => {
  const full = path.join(".next", file.replace(/^\/?(_next\/|\.next\/)?/, ""));
  if (!weights.has(full)) weights.set(full, gzipSync(readFileSync(full), { level: 6 }).length);
  return weights.get(full);
};

const limitOf = (route) =>
  rules.find((rule) => rule.routes?.includes(route) || (rule.prefix && route.startsWith(rule.prefix)))?.limit;

const table = stats
  .map(({ route, firstLoadChunkPaths }) => ({
    route,
    kib:
      firstLoadChunkPaths.filter((file) => file.endsWith(".js")).reduce((sum, file) => sum + weigh(file), 0) /
      1024,
    limit: limitOf(route),
  }))
  .toSorted((a, b) => a.route.localeCompare(b.route));

console.log("\nFirst-load JavaScript, gzip KiB");
for (const { route, kib, limit } of table) {
  const verdict = limit === undefined ? "" : kib > limit ? "OVER" : "ok";
  console.log(
    `${route.padEnd(40)} ${kib.toFixed(1).padStart(7)} ${String(limit ?? "-").padStart(6)} ${verdict}`,
  );
}
const over = table.filter(({ kib, limit }) => limit !== undefined && kib > limit);
if (over.length > 0) fail(`over budget: ${over.map(({ route }) => route).join(", ")}`);
for (const rule of rules.flatMap((rule) => rule.routes ?? [])) {
  if (!table.some(({ route }) => route === rule))
    fail(`bench/budget.json names ${rule}, which does not exist`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
